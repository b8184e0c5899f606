import { useEffect, useState } from 'react'
import { config, type ServerConfig } from '../../shared/contract/system.ts'
import type { Api } from './api.ts'

const KEY = 'serverConfig'
let asked: Promise<ServerConfig> | null = null

/**
 * What this server offers (sign-in with Google, plans on sale, who paints). Asked for once a visit; until the answer, and
 * without a network, what it said last time. Null when it never said anything: then offer nothing that depends on it.
 */
export function useServerConfig(api: Api): ServerConfig | null {
  const [known, setKnown] = useState(remembered)
  useEffect(() => {
    let gone = false
    asked ??= api(config)
    asked.then(
      (answer) => {
        remember(answer)
        if (!gone) setKnown(answer)
      },
      () => {
        // The next screen that wants to know asks again.
        asked = null
      },
    )
    return () => {
      gone = true
    }
  }, [api])
  return known
}

function remembered(): ServerConfig | null {
  try {
    const parsed = config.answer.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function remember(answer: ServerConfig): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(answer))
  } catch {
    // Without storage it is asked for at every start.
  }
}
