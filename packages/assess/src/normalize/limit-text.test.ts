import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import { englishCv, vietnameseCv } from '../cv/testing/cv-texts'
import type { AssessInput } from '../input'
import { buildInterview, fixedDeps } from '../testing/interview'
import { limitInput, limitText, textLimits } from './limit-text'

const addCv = (input: AssessInput, text: string): AssessInput => ({
  ...input,
  cv: { text, sha256: '0'.repeat(64), hidden: [], asOf: '2026-01-01', email: 'someone@example.org' },
})
const assessCvText = (text: string) => assess(addCv(buildInterview('en', 'typed'), text), fixedDeps)
const assessAnswerText = (text: string) => {
  const input = buildInterview('en', 'typed')
  return assess(
    { ...input, answers: input.answers.map((answer, index) => (index === 0 ? { ...answer, text } : answer)) },
    fixedDeps,
  )
}

describe('limitText', () => {
  it('keeps the offsets of the text and blanks out the end of an endless word', () => {
    const limited = limitText(`one ${'a'.repeat(500)} two`, textLimits.cvChars)
    expect(limited).toHaveLength(508)
    expect(limited.indexOf('two')).toBe(505)
    expect(limited.match(/a+/u)?.[0]).toHaveLength(textLimits.wordChars)
  })

  it('leaves the texts of honest candidates unchanged', () => {
    for (const [language, cv] of [['en', englishCv] as const, ['vi', vietnameseCv] as const]) {
      const input = addCv(buildInterview(language, 'typed'), cv)
      expect(limitInput(input)).toEqual(input)
    }
  })
})

/** Without the limits each of these takes minutes: the test would end as one that hangs. */
describe.each([80_000, 500_000])('the engine with a hostile text of %i characters', (length) => {
  it.each([
    ['one long word', 'a'],
    ['one long word of capitals', 'A'],
    ['digits only', '1'],
    ['digits and dots', '1.'],
    ['beginnings of email addresses', 'a.'],
    ['separators only', '- '],
    ['blanks only', ' '],
    ['combining marks', '\u0301'],
    ['short lines', 'a b\n'],
    ['jobs only', 'Engineer, Acme Ltd 2010 - 2012\n'],
  ])('assesses an interview with a CV and an answer of %s', (_name, piece) => {
    const text = `Experience\n${piece.repeat(Math.ceil(length / piece.length))}`
    const { state, notes } = assessCvText(text)
    expect(state).toBe('scored')
    expect(notes.filter(({ kind }) => kind === 'cv_cut')).toMatchObject([
      { start: textLimits.cvChars, end: text.length },
    ])
    expect(assessAnswerText(text).inputHash).not.toBe('')
  })
})
