import type { HeadgearName } from '../names.ts'
import { CROWNS } from './crowns.ts'
import { HATS } from './hats.ts'
import { HELMS } from './helms.ts'
import type { Headgear } from './parts.ts'
import { WRAPS } from './wraps.ts'

/** Everything that is worn on a head. */
export const HEADGEAR: Readonly<Record<HeadgearName, Headgear>> = {
  none: { hair: 'free', rises: 0, paint: () => undefined },
  ...HATS,
  ...HELMS,
  ...CROWNS,
  ...WRAPS,
}
