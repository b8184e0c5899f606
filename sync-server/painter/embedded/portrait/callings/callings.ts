import type { Calling } from './calling.ts'
import { FIGHTERS } from './fighters.ts'
import { SEEKERS } from './seekers.ts'
import { TOWNSFOLK } from './townsfolk.ts'
import { UNCANNY } from './uncanny.ts'

// Earlier entries win a word that two could claim: a "plague doctor" is no scholar, a "gunslinger" no soldier.
const all = { ...UNCANNY, ...FIGHTERS, ...SEEKERS, ...TOWNSFOLK } satisfies Record<string, Calling>

export type CallingName = keyof typeof all
export const CALLINGS: Readonly<Record<CallingName, Calling>> = all
export const CALLING_NAMES = Object.keys(all) as CallingName[]
