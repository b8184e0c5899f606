import { describe, expect, it } from 'vitest'
import { MADE } from '../fixtures.ts'
import { compile } from './compile.ts'
import { readPremise } from './premise.ts'

const read = (title: string, description: string) => readPremise({ ...MADE[0]!, title, description })

describe('readPremise', () => {
  it('finds what was lost, who speaks of it and where', () => {
    const premise = readPremise(MADE[0]!)
    expect(premise.subject).toMatchObject({ type: 'carried', noun: 'the priceless sapphire' })
    expect(premise.people).toEqual(['Lady Ashcombe'])
    expect(premise.house).toBe('Dunmore Hall')
  })

  it.each([
    ['Fog', 'My grandfather never came home.', 'person', 'your grandfather'],
    [
      'Vote',
      'All say No; and Dr. Amaka Ruhl, who cast one of them, has been dead for weeks.',
      'person',
      'Dr. Amaka Ruhl',
    ],
    ['who stole the violin', 'somebody took the old violin. find it!', 'carried', 'the old violin'],
    ['Heist', 'Steal a dragon egg from the king.', 'carried', 'the dragon egg'],
    ['The Bridge That Takes Names', 'The bridge takes a memory from everyone.', 'matter', 'the bridge'],
    ['x', 'y', 'matter', 'this business'],
  ])('reads “%s”', (title, description, type, noun) => {
    expect(read(title, description).subject).toMatchObject({ type, noun })
  })

  it('takes an order in the last sentence for the goal', () => {
    expect(read('Heist', 'The egg is gone. Find it before my father wakes!').goal).toBe(
      'find it before your father wakes',
    )
    expect(read('Heist', 'The egg is gone. Nobody knows where.').goal).toBeUndefined()
  })

  it('gives every named person a part', () => {
    const { quest } = compile(
      { ...MADE[0]!, description: 'Lady Ashcombe, Colonel Pike and Nurse Adams all deny it. The sapphire is gone.' },
      3,
      'the-empty-bed',
    )
    for (const name of ['Lady Ashcombe', 'Colonel Pike', 'Nurse Adams']) {
      expect(quest.people.map((person) => person.call)).toContain(name)
    }
  })

  it('takes offices and times for no names', () => {
    expect(read('T', 'Since the Long Winter the Prefect of Police rules in Port Sable.')).toMatchObject({
      people: [],
      town: 'Port Sable',
    })
  })

  it('knows whom the author calls a thief', () => {
    expect(read('Gold', 'Sheriff Boone has stolen the gold of Dry Creek.').suspect).toBe('Sheriff Boone')
  })
})
