import { describe, expect, it } from 'vitest'
import { made } from '../fixtures.ts'
import { heroRoleOf, readRoles } from './card-roles.ts'
import { compile } from './compile.ts'
import { readPremise } from './premise.ts'

const DEBT =
  'The lamp on Gull Rock has burned every night for nine years, though the keeper was buried eight years ago. The harbour master owes money to someone and will not say who.'
const RADIO =
  "Every night at four the ship's radio plays a message in my dead sister's voice. The captain says the radio was removed in March."
const DRESS =
  "Eleven brides in our town have hired the same wedding dress and each one sent it back unworn with a letter addressed to me, the tailor's apprentice, whom they had never met."

const rolesIn = (title: string, body: string) =>
  readRoles(title, body, readPremise(made('x', 'Mystery', 'Modern', 'X', '')).people)
const quest = (title: string, body: string, seed = 5) =>
  compile(made('r', 'Mystery', 'Victorian', title, body), seed).quest

describe('readRoles', () => {
  it.each([
    ['The captain says the radio was removed in March.', ['captain']],
    ['The harbour master owes money and will not say who.', ['harbour master']],
    ['Our postman delivers letters to the dead.', ['postman']],
    ['The old clockmaker has stopped every clock.', ['clockmaker']],
    ['A midwife in the next village will not cross the bridge.', ['midwife']],
    ['The mayor wants the well closed. The mayor is afraid.', ['mayor']],
    ['Somebody pays the night watchman to look away.', ['night watchman']],
    ["The landlady's piano plays at night.", ['landlady']],
    ['The vicar and the sexton no longer speak.', ['vicar', 'sexton']],
    ['The sheriff Bell will not come.', []],
    ['Bram the shepherd swears that it was no wolf.', []],
    ['Captain Ross will not sail. The captain drinks.', []],
    ['You are the captain of the watch.', []],
    ["A letter came to me, the tailor's apprentice.", ['tailor']],
    ['The doctors are all asleep.', []],
    ['I sat at the captain table.', []],
    ['In March the captain had the radio taken out.', ['captain']],
    ['There is no sheriff in this town.', []],
  ])('reads “%s”', (body, roles) => {
    expect(readPremise(made('x', 'Mystery', 'Modern', 'Fog', body)).client?.role ?? '').toBe('')
    const known = readPremise(made('x', 'Mystery', 'Modern', 'Fog', body))
    const named = [known.client, known.suspect, ...known.people].flatMap((p) => (p && !p.role ? [p] : []))
    expect(readRoles('Fog', body, named).map((p) => p.role)).toEqual(roles)
  })

  it('knows whoever was buried for dead, and makes their death no matter where it is long ago', () => {
    const [keeper] = rolesIn("The Lighthouse Keeper's Debt", DEBT)
    expect(keeper).toMatchObject({ role: 'lighthouse keeper', dead: true, longDead: true })
    const { subject, dead } = readPremise(made('x', 'Mystery', 'Victorian', "The Lighthouse Keeper's Debt", DEBT))
    expect(subject.noun).not.toContain('death')
    expect(dead.map((p) => p.call)).toEqual(['the lighthouse keeper'])
    expect(
      readPremise(made('x', 'Mystery', 'Modern', 'Bread', 'The baker was found dead in his oven.')).subject.noun,
    ).toBe('the death of the baker')
  })

  it('takes whoever is gone for the one who is looked for', () => {
    const { subject, people } = readPremise(
      made('x', 'Mystery', 'Modern', 'Post', 'The postman has vanished, and the letters come.'),
    )
    expect(subject).toMatchObject({ type: 'person', noun: 'the postman', pron: 'he' })
    expect(people).toEqual([])
  })
})

describe('an empty room in the morning', () => {
  const lost = (body: string) => readPremise(made('x', 'Mystery', 'Victorian', 'The Sealed Room', body)).subject
  it.each([
    [
      'The piano tuner Mr. Abel Finch was locked in the music room overnight, and in the morning the room was empty.',
      'Abel Finch',
    ],
    ['Clara Hobbs went to bed at nine. In the morning her bed was empty.', 'Clara Hobbs'],
    ['Tom Reeve was put in the cell at dusk, and by dawn the cell was empty.', 'Tom Reeve'],
    ['Ivan Petrov never leaves the cabin. When they unlocked it his bunk was empty.', 'Ivan Petrov'],
    ['Old Silas sat in his chair all evening; the next morning the chair was empty.', 'Silas'],
    ['Nurse Adams lay down at noon, and her bed had not been slept in.', 'Nurse Adams'],
    ['The organist was locked in the tower, and when they opened the door the tower was empty.', 'the organist'],
  ])('is somebody missing: “%s”', (body, noun) => {
    expect(lost(body).type).toBe('person')
    expect(lost(body).noun).toContain(noun)
  })

  it.each([
    'Clara Hobbs says that the room is cold.',
    'Clara Hobbs keeps the hotel, and it is never empty.',
    'Clara Hobbs has an empty purse.',
  ])('is nobody’s going: “%s”', (body) => {
    expect(lost(body).type).not.toBe('person')
  })
})

describe('compile', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('casts who is spoken of, with seed %i', (seed) => {
    const { people } = quest("My Sister's Voice", RADIO, seed)
    const captain = people.filter((p) => p.alias?.includes('captain'))
    expect(captain).toHaveLength(1)
    expect(captain[0]!.call).toMatch(/^Captain \p{Lu}/u)
    const debt = quest("The Lighthouse Keeper's Debt", DEBT, seed)
    expect(debt.people.filter((p) => p.call === 'the harbour master')).toHaveLength(1)
    expect(debt.people.some((p) => p.alias?.includes('keeper'))).toBe(false)
    expect(debt.dead?.flat()).toContain('the keeper')
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('begins with somebody in the room, with seed %i', (seed) => {
    const { people, start } = quest('The Returned Wedding Dress', DRESS, seed)
    expect(people.some((p) => p.at === start)).toBe(true)
  })

  it('makes the hero what the card’s writer is', () => {
    const dress = quest('The Returned Wedding Dress', DRESS)
    expect(dress.role).toBe('the tailor’s apprentice')
  })
})

describe('heroRoleOf', () => {
  it.each([
    ["It was addressed to me, the tailor's apprentice, whom they had never met.", "the tailor's apprentice"],
    ['I am the keeper of the light. Somebody has lit it.', 'the keeper of the light'],
    ['I’m the new postman, and nobody opens.', 'the new postman'],
    ['I am a widow in a house with nine clocks.', 'a widow'],
    ['I am the mayor. Help me find the well.', undefined],
    ['I am the only one who hears it.', undefined],
    ['I am afraid of the dark.', undefined],
    ['I am Hobb the miller. Find my daughter.', undefined],
  ])('reads “%s”', (body, role) => {
    expect(heroRoleOf(body)).toBe(role)
  })
})
