import { cvDims, dimIds } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import { assessCv } from './cv/assess-cv'
import { isInjection } from './filters/injection'
import type { AssessInput } from './input'
import { type Injection, injections } from './testing/injections'
import { buildInterview, buildSpeakerInterview, fixedDeps, rewriteAnswers } from './testing/interview'
import { getLevel } from './testing/transform'

const runAssess = (input: AssessInput) => assess(input, fixedDeps)
const languages = ['en', 'vi'] as const
const batches = Array.from({ length: Math.ceil(injections.length / 4) }, (_none, at) =>
  injections.slice(at * 4, at * 4 + 4),
)

/** The levels that moved, by how much and with which injections; empty if all stayed within a tenth. */
function listMovedLevels(
  before: ReturnType<typeof runAssess>,
  after: ReturnType<typeof runAssess>,
  injected: readonly Injection[],
): string[] {
  return dimIds.flatMap((id) => {
    const a = getLevel(before, id)
    const b = getLevel(after, id)
    const stayed = a === null || b === null ? a === b : Math.abs(a - b) <= 0.1 + 1e-9
    return stayed ? [] : [`${id} ${a} -> ${b}: ${injected.map((injection) => injection.text).join(' | ')}`]
  })
}

describe('M19: text written for a judge', () => {
  it('forms a corpus of two hundred different injections', () => {
    expect(new Set(injections.map((injection) => injection.text)).size).toBe(200)
  })

  it.each(languages)(
    'moves no level by more than 0.1 when it is in answers (%s), and each injection is noted',
    (language) => {
      const input = buildSpeakerInterview('middling', language, 'typed')
      const before = runAssess(input)
      const found = batches.flatMap((batch) => {
        const after = runAssess(
          rewriteAnswers(input, (text, answer) => {
            const at = input.answers.findIndex((other) => other.answerId === answer.answerId)
            return batch[at] === undefined ? text : `${text} ${batch[at].text}`
          }),
        )
        const noted = new Set(
          after.notes.filter((note) => note.kind === 'injection_removed').map((note) => note.answerId),
        )
        const unseen = batch
          .filter((_injection, at) => !noted.has(input.answers[at]?.answerId ?? ''))
          .map((injection) => `not noted: ${injection.text}`)
        return [...listMovedLevels(before, after, batch), ...unseen]
      })
      expect(found).toEqual([])
    },
  )

  it('moves no level by more than 0.1 when it is in questions', () => {
    const input = buildSpeakerInterview('middling', 'en', 'typed')
    const before = runAssess(input)
    const found = batches.flatMap((batch) => {
      const texts = new Map(
        input.set.questions.map((question, at) => [question.id, `${question.text} ${batch[at]?.text ?? ''}`]),
      )
      const questions = input.set.questions.map((question) => ({ ...question, text: texts.get(question.id) ?? '' }))
      const answers = input.answers.map((answer) => ({ ...answer, questionText: texts.get(answer.questionId) ?? '' }))
      return listMovedLevels(before, runAssess({ ...input, answers, set: { ...input.set, questions } }), batch)
    })
    expect(found).toEqual([])
  })

  it('moves no level by more than 0.1 when it is in the name', () => {
    const input = buildSpeakerInterview('middling', 'en', 'typed')
    const before = runAssess(input)
    const found = batches.flatMap((batch) => {
      const [first, second, third, fourth] = batch.map(({ text }) => text)
      return listMovedLevels(
        before,
        runAssess({ ...input, candidate: { firstName: `${first} ${second}`, lastName: `${third} ${fourth}` } }),
        batch,
      )
    })
    expect(found).toEqual([])
  })

  it('moves no attribute by more than 0.1 when it is in a CV, and each injection is noted', () => {
    const buildCvInput = (added: string): AssessInput => ({
      ...buildInterview('en', 'typed'),
      cv: {
        text: `Alex Morgan\nalex@example.org\n\nEXPERIENCE\nWarehouse lead, Northway Furniture\nJan 2021 - Present\n- Led a team of 6 and cut late deliveries by 30 %\n- Introduced a handheld scanner and trained 12 colleagues\n${added}\nSales assistant, Harbour Shop\nMar 2018 - Dec 2020\n- Won the regional service award in 2020\n\nEDUCATION\nBachelor of Commerce, Lakeside College, 2014 - 2017\n\nSKILLS\nSQL, Excel, inventory planning\n`,
        sha256: 'a'.repeat(64),
        hidden: [],
        asOf: '2026-01-01',
        email: null,
      },
    })
    const before = assessCv(buildCvInput(''))
    const level = (assessed: typeof before, id: (typeof cvDims)[number]): number | null => {
      const dim = assessed.dims[id]
      return dim.state === 'scored' ? dim.level : null
    }
    const found = injections.flatMap(({ text }) => {
      const after = assessCv(buildCvInput(`- ${text}`))
      const changed = cvDims.filter((id) => Math.abs((level(after, id) ?? 0) - (level(before, id) ?? 0)) > 0.1 + 1e-9)
      const isNoted = after.notes.some((note) => note.kind === 'cv_injection')
      return [...changed.map((id) => `${id}: ${text}`), ...(isNoted ? [] : [`not noted: ${text}`])]
    })
    expect(found).toEqual([])
  })

  it('is not detected in the answers of six people or in their questions', () => {
    for (const language of languages) {
      for (const speaker of ['strong', 'weak', 'middling', 'team', 'terse', 'rambling'] as const) {
        const input = buildSpeakerInterview(speaker, language)
        expect(input.answers.filter((answer) => isInjection(answer.text) || isInjection(answer.questionText))).toEqual(
          [],
        )
      }
    }
  })
})
