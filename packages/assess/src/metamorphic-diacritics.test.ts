import { type Assessment, foldDiacritics } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import { englishCases } from './exam/occupations/english-cases'
import { authoredProfiles } from './exam/occupations/occupation'
import { vietnameseCases } from './exam/occupations/vietnamese-cases'
import { makeInterview, mapAnswers } from './exam/validity/make-interview'
import { productDeps } from './testing/interview'

const getLevel = ({ overall }: Assessment): number => (overall.state === 'scored' ? overall.level : 0)

// One point more or less is about half a level in four questions.
const tolerance = 0.6

describe.each(vietnameseCases.slice(0, 3))(
  'Vietnamese answers without diacritics: $questions.id',
  ({ questions, answers }) => {
    const folded = (profile: (typeof authoredProfiles)[number]) =>
      assess(makeInterview(questions, mapAnswers(answers[profile], foldDiacritics)), productDeps)

    it.each(authoredProfiles)('have the level that they have with them: %s', (profile) => {
      const written = assess(makeInterview(questions, answers[profile]), productDeps)
      const read = folded(profile)
      expect(Math.abs(getLevel(read) - getLevel(written))).toBeLessThanOrEqual(tolerance)
    })

    it('are quoted as they were typed', () => {
      const { questions: results = [] } = folded('strong')
      const quotes = results.flatMap(({ points }) =>
        points.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)),
      )
      expect(quotes.length).toBeGreaterThan(0)
      expect(quotes.filter((quote) => foldDiacritics(quote) !== quote)).toEqual([])
    })
  },
)

it('does not take English answers for Vietnamese ones without diacritics', () => {
  const [vietnamese] = vietnameseCases
  if (vietnamese === undefined) throw new Error('the exam has Vietnamese occupations')
  const reasons = englishCases.map(({ answers }) => {
    const { overall } = assess(makeInterview(vietnamese.questions, answers.strong), productDeps)
    return overall.state === 'scored' ? null : overall.reason
  })
  expect(new Set(reasons)).toEqual(new Set(['wrong_language']))
})
