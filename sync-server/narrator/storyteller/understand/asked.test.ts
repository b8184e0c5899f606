import { describe, expect, it } from 'vitest'
import { hear } from './drawing-room.ts'

const topicOf = (words: string) => hear(words).topic

describe('what a question is about', () => {
  it('is its own noun, and not where that is', () => {
    expect(topicOf('who is the child at the top of the house?')?.text).toBe('child')
    expect(topicOf('who was the child in the drawing room?')?.text).toBe('child')
    expect(topicOf('where did the noise in the studio come from')?.text).toBe('noise')
    expect(topicOf('did you see the doctor in the studio?')?.id).toBe('marl')
    expect(topicOf('who painted the portraits in the drawing room?')?.id).toBe('portraits')
  })

  it('is what comes after a noun that says nothing', () => {
    expect(topicOf('what is your opinion on the portraits?')?.id).toBe('portraits')
    expect(topicOf('is there any news from the doctor?')?.id).toBe('marl')
  })

  it('is what whoever is asked has to tell, in either number', () => {
    expect(topicOf('what about the train?')?.id).toBe(topicOf('what about the trains?')?.id)
    expect(topicOf('who had the portrait made?')).toMatchObject({ kind: 'topic', id: 'portraits' })
  })

  it('is the same where it is told as asked', () => {
    expect(topicOf('ask her about the child at the top of the house')?.text).toBe('child')
  })

  it('is nothing in a curse or in somebody’s place', () => {
    expect(topicOf('who the hell ate it?')).toBeUndefined()
    expect(topicOf('what would you do in my place?')).toBeUndefined()
  })
})
