import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { useEngine } from '../../data/live.ts'

/** Takes over the player as an answer told it: greeted by it at once, and shown by it after a pull. */
export function useTaken(client: Client): (user: User) => Promise<void> {
  const engine = useEngine()
  return async (user) => {
    client.session.update(user)
    await engine?.sync()
  }
}
