import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

export interface TabsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly items: readonly { readonly value: T; readonly label: string; readonly count?: number | string | undefined }[]
  readonly onChange: (value: T) => void
  /** One `TabPanel` for each item. */
  readonly children: ReactNode
}

/** Bookmarks on a rule: arrow keys move between them, and on a phone they scroll sideways. */
export function Tabs<T extends string>({ label, value, items, onChange, children }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is looked for when the value changes.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    // Sideways only: the page stays where it is.
    if (chosen)
      list.current?.scrollTo({ left: chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2 })
  }, [value])
  const choose = (next: string) => {
    const item = items.find((each) => each.value === next)
    if (item) onChange(item.value)
  }
  return (
    // In a grid or a row the bookmarks scroll instead of pushing the page wide.
    <Radix.Root value={value} onValueChange={choose} style={{ minWidth: 0 }}>
      <Radix.List ref={list} className="tabs" style={{ position: 'relative' }} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value}>
            {item.label}
            {item.count !== undefined && <span className="n num">{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/** What stands under the tab of the same value. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <Radix.Content value={value}>{children}</Radix.Content>
}
