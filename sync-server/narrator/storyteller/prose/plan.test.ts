import { describe, expect, it } from 'vitest'
import { paragraphs } from './plan.ts'

const told = (...texts: string[]): string =>
  paragraphs(texts.map((text) => ({ paragraph: 2, text, source: 'speech' })))[0] ?? ''

describe('two pieces of speech in a paragraph', () => {
  it('are one where the same person speaks on', () => {
    expect(told('“All right,” says Mr. Marl. “All right.”', '“I was there,” says Mr. Marl to the beans.')).toBe(
      '“All right,” says Mr. Marl. “All right. I was there,” says Mr. Marl to the beans.',
    )
  })

  it('stay apart where somebody else does, or nobody is named', () => {
    expect(told('“No,” says Edna. “Not I.”', '“Nor I,” says Coyle.')).toBe(
      '“No,” says Edna. “Not I.” “Nor I,” says Coyle.',
    )
    expect(told('“No,” says Edna. “Not I.”', '“Nor I,” says a voice.')).toBe(
      '“No,” says Edna. “Not I.” “Nor I,” says a voice.',
    )
  })

  it('stay apart where the first is the hero’s own', () => {
    const said = { paragraph: 1, text: 'To Ruiz, who expects worse: “Lio did it.”', source: 'uptake' }
    const answer = { paragraph: 1, text: '“All of us?” says Ruiz.', source: 'speech' }
    expect(paragraphs([said, answer])).toEqual([`${said.text} ${answer.text}`])
  })

  it('are not run into one where the first is narrated', () => {
    expect(told('Edna nods.', '“Yes,” says Edna.')).toBe('Edna nods. “Yes,” says Edna.')
  })
})
