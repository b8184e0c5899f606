import { describe, expect, it } from 'vitest'
import { both, hear } from './drawing-room.ts'

describe('a name without its comma', () => {
  it('is called at the head', () => {
    expect(hear('honora why', both)).toMatchObject({ verb: 'ask', target: { id: 'honora' }, quote: 'Honora, why?' })
    const asked = hear('mrs vane do you want to see my shoe', both)
    expect(asked).toMatchObject({ target: { id: 'honora' }, quote: 'Mrs. Vane, do you want to see my shoe?' })
    expect(hear('Mrs. Vane where is the painter', both).quote).toBe('Mrs. Vane, where is the painter?')
  })

  it('is called at the end of what is whole without it', () => {
    expect(hear('tell me honora', both)).toMatchObject({ target: { id: 'honora' }, quote: 'Tell me, Honora' })
    expect(hear('why are you crying mrs. vane?', both).quote).toBe('Why are you crying, Mrs. Vane?')
    expect(hear('what happened honora', both).quote).toBe('What happened, Honora?')
  })

  it('is whom it is said of, where it is said that they did it', () => {
    for (const words of ['Honora did it, I am sure of it', 'honora did this', 'Mrs. Vane did that to him'])
      expect(hear(words, both).quote, words).not.toMatch(/\?/)
    expect(hear('honora did it rain', both).quote).toMatch(/\?$/)
  })

  it('is an object where something is done to it', () => {
    expect(hear('do you know honora', both).quote).toBe('Do you know Honora?')
    expect(hear('give it honora', both).verb).toBe('give')
    expect(hear('hit that mrs. vane', both).quote).toBeUndefined()
    expect(hear('ask honora', both)).toMatchObject({ verb: 'ask', target: { id: 'honora' } })
  })
})

describe('a question without its mark', () => {
  it('is given one, also after a title', () => {
    for (const words of ['do you know mr. vane', 'where was he', 'can you see it mrs. vane'])
      expect(hear(words, both).quote, words).toMatch(/\?$/)
    for (const words of ['what a night', 'how dare you']) expect(hear(words, both).quote, words).not.toMatch(/\?$/)
  })
})
