import { describe, expect, test } from 'vitest'
import { createLeakGuard, Leak, leaks } from './leak-guard.ts'
import { RULES } from './prompt.ts'
import { createStoryStream } from './story-stream.ts'
import { createTextShaper } from './text-shaper.ts'

const CANARY = 'kestrel-4f9a-tamarind'

describe('text shaper', () => {
  const raw = '  \n A\u200b line. \u202e \n\n\n\n Two\r\nthree \n '
  test('cleans the same wherever it is cut', () => {
    for (let cut = 0; cut <= raw.length; cut += 1) {
      const shaper = createTextShaper(100)
      const joined = shaper.push(raw.slice(0, cut)) + shaper.push(raw.slice(cut))
      expect(joined).toBe('A line.\n\nTwo\nthree')
      expect(shaper.text).toBe(joined)
    }
  })

  test('ends at the limit, never inside a character', () => {
    const shaper = createTextShaper(4)
    expect(shaper.push('abc') + shaper.push('🜁d') + shaper.push('e')).toBe('abc')
  })
})

describe('leak guard', () => {
  test('shows nothing of the token, wherever the answer is cut', () => {
    const said = `Well: ${CANARY}, that is it.`
    for (let cut = 0; cut <= said.length; cut += 1) {
      const guard = createLeakGuard(CANARY, RULES)
      let shown = ''
      expect(() => {
        shown += guard.push(said.slice(0, cut))
        shown += guard.push(said.slice(cut))
      }).toThrow(Leak)
      expect(shown).not.toContain(CANARY.slice(0, 1))
    }
  })

  test('what only looks like the token is shown in full', () => {
    const guard = createLeakGuard(CANARY, RULES)
    const shown = ['A kes', 'trel-4f', ' calls; kestrel-'].map((piece) => guard.push(piece)).join('') + guard.end()
    expect(shown).toBe('A kestrel-4f calls; kestrel-')
  })

  test('spelled out, in capitals, or as a stretch of the rules it is found', () => {
    expect(leaks('K E S T R E L 4 F 9 A T A M A R I N D', CANARY, RULES)).toBe(true)
    expect(leaks(`She read: "${RULES.slice(300, 420).toUpperCase()}"`, CANARY, RULES)).toBe(true)
    expect(leaks('You are the narrator of your own life, she says. The story so far is yours.', CANARY, RULES)).toBe(
      false,
    )
  })
})

test('the pieces shown are the text, and nothing comes after its end', () => {
  const shown: string[] = []
  const story = createStoryStream(CANARY, RULES, (piece) => shown.push(piece))
  for (const piece of [
    '{"text": " One',
    ' two \\n\\n k',
    'es ", "choices": ["text"], "text": "three"}',
    '{"text": "four"}',
  ]) {
    story.push(piece)
  }
  expect(shown.join('')).toBe('One two\n\nkes')
  expect(story).toMatchObject({ text: 'One two\n\nkes', complete: true })
})
