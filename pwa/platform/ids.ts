import { uuidv7 } from '../../shared/rules/uuid.ts'

/** A new operation id: UUIDv7 from this device's clock and random generator. */
export function newId(): string {
  return uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
}
