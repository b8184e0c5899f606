import { createContext } from 'react'

/** Opens the outbox panel; the shell, which owns the panel, provides it. */
export const OutboxOpener = createContext<() => void>(() => undefined)
