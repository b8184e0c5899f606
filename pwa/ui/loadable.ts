import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** A component whose code comes when it is first wanted. */
export interface Loadable<P> {
  current: ComponentType<P> | null
  readonly load: () => Promise<ComponentType<P>>
}

const hearers = new Set<() => void>()

/** A component in a file of its own; `load` imports it. Unlike `React.lazy` it can be tried again. */
export function loadable<P>(load: () => Promise<ComponentType<P>>): Loadable<P> {
  return { current: null, load }
}

/** Hears that something the player asked for could not be loaded; returns how to stop. */
export function onLoadFailed(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Says that something the player asked for could not be loaded. */
export function tellLoadFailed(): void {
  for (const hear of hearers) hear()
}

/** The component once it is there, null before. A load that failed is tried again when `wanted` next changes. */
export function useLoaded<P>(
  part: Loadable<P>,
  wanted: boolean | number,
  onFailed: () => void,
): ComponentType<P> | null {
  const [, redraw] = useState(false)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (!wanted || part.current) return
    let left = false
    part.load().then(
      (component) => {
        part.current = component
        if (!left) redraw(true)
      },
      () => {
        if (!left) fail()
      },
    )
    return () => {
      left = true
    }
  }, [part, wanted])
  return part.current
}
