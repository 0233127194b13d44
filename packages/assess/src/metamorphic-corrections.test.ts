import { countCorrectedWords, diffWords, measureCorrection } from '@candor/domain'
import { expect, test } from 'vitest'
import { assess } from './assess'
import { englishCases } from './exam/occupations/english-cases'
import type { FourAnswers } from './exam/occupations/occupation'
import { vietnameseCases } from './exam/occupations/vietnamese-cases'
import { makeInterview, mapAnswers } from './exam/validity/make-interview'
import type { OccupationCase } from './exam/validity/occupation-case'
import { misrecognize } from './exam/validity/transforms'
import { productDeps } from './testing/interview'
import { getOverallLevel } from './testing/transform'

const cases = [...englishCases.slice(0, 4), ...vietnameseCases.slice(0, 4)]

const assessAnswers = ({ questions }: OccupationCase, texts: FourAnswers) =>
  assess(makeInterview(questions, texts), productDeps)

/** The first alternative of "Heading: alternative / alternative", which a candidate who knows it could add. */
const readPhrase = (point: string): string => (point.split(':')[1] ?? point).split('/')[0]?.trim() ?? ''

const insert = (text: string, phrase: string, place: number): string => {
  const words = text.split(/\s+/u)
  const at = Math.floor(words.length * place)
  return [...words.slice(0, at), phrase, ...words.slice(at)].join(' ')
}

/** Words that differ from what was said. */
const countDifferent = (said: FourAnswers, texts: FourAnswers): number =>
  said.reduce((sum, text, index) => {
    const changed = diffWords(text, texts[index] ?? '').filter(({ kind }) => kind !== 'same')
    return sum + changed.flatMap(({ words }) => words).length
  }, 0)

test.each([0.05, 0.1, 0.2])(
  'a true correction of answers with %d of the words misheard is small and assessed',
  (share) => {
    const levels = { heard: 0, counted: 0 }
    const wrong = { heard: 0, counted: 0 }
    for (const one of cases) {
      const said = one.answers.strong
      const heard = mapAnswers(said, (text) => misrecognize(text, share))
      const counted = mapAnswers(heard, (text, index) => {
        expect(measureCorrection(text, said[index] ?? '').kind).toBe('small')
        return countCorrectedWords(text, said[index] ?? '')
      })
      wrong.heard += countDifferent(said, heard)
      wrong.counted += countDifferent(said, counted)
      levels.heard += getOverallLevel(assessAnswers(one, heard)) ?? 0
      levels.counted += getOverallLevel(assessAnswers(one, counted)) ?? 0
    }
    expect(wrong.counted).toBeLessThan(wrong.heard * 0.7)
    // A word fewer or more may move a level by a tenth.
    expect(levels.counted / cases.length).toBeGreaterThan(levels.heard / cases.length - 0.05)
  },
)

test('expected points that are added to an answer move no level and no point, although the correction is small', () => {
  let moved = 0
  for (const one of cases) {
    const texts = one.answers.middling
    for (const [question, { expectedPoints }] of one.questions.questions.entries()) {
      for (const [place, point] of expectedPoints.entries()) {
        const heard = (texts[question] ?? '').split(/\s+/u).join(' ')
        const corrected = insert(heard, readPhrase(point), (place + 1) / (expectedPoints.length + 1))
        expect(measureCorrection(heard, corrected).kind).toBe('small')
        expect(countCorrectedWords(heard, corrected)).toBe(heard)
      }
    }
    const added = mapAnswers(texts, (text, index) =>
      (one.questions.questions[index]?.expectedPoints ?? []).reduce(
        (longer, point, place) => insert(longer, readPhrase(point), place / 4),
        text,
      ),
    )
    if (getOverallLevel(assessAnswers(one, added)) !== getOverallLevel(assessAnswers(one, texts))) moved += 1
  }
  // The phrases would count if they were read: else this test could not fail.
  expect(moved).toBeGreaterThan(0)
})
