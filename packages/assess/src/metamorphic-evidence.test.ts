import { zAssessment } from '@candor/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { answerOf, fixedDeps, interview, rewritten } from './testing/interview'
import { englishPadding } from './testing/texts-en'
import { vietnamesePadding } from './testing/texts-vi'
import { weakAnswers } from './testing/texts-weak'
import { levelOf, mapAnswers, overallLevel, verdictOf } from './testing/transform'

const run = (input: AssessInput) => assess(input, fixedDeps)
const languages = ['en', 'vi'] as const
const modalities = ['spoken', 'typed'] as const
/** Levels near the top cannot rise: whatever must not lift a level is also tried on a weaker speaker. */
const speakers = ['strong', 'weak'] as const
const spokenBy = (
  speaker: (typeof speakers)[number],
  language: 'en' | 'vi',
  modality: 'spoken' | 'typed' = 'spoken',
): AssessInput => {
  const strong = interview(language, modality)
  return speaker === 'strong'
    ? strong
    : rewritten(strong, (_text, answer) => weakAnswers[language][answer.questionId] ?? '')
}
const everyone = speakers.flatMap((speaker) => modalities.map((modality) => ({ speaker, modality })))
const content = ['grammar', 'comprehension', 'vocabulary', 'coherence'] as const

/** Not scored counts as "did not rise". */
function expectNoRise(after: number | null, before: number | null, allowed = 0.1): void {
  if (after === null) return
  expect(before).not.toBeNull()
  expect(after).toBeLessThanOrEqual((before ?? 0) + allowed + 1e-9)
}

describe.each(languages)('evidence and repetition (%s)', (language) => {
  it('M01: the same input gives the same bytes', () => {
    expect(JSON.stringify(run(interview(language)))).toBe(JSON.stringify(run(structuredClone(interview(language)))))
  })

  it.each(speakers)(
    'M02: leaving out answers or the second half of each never lifts the overall level (%s)',
    (speaker) => {
      const input = spokenBy(speaker, language)
      const before = overallLevel(run(input))
      expect(before).not.toBeNull()
      fc.assert(
        fc.property(fc.subarray(input.answers as unknown[], { maxLength: 3 }), (answers) => {
          expectNoRise(overallLevel(run({ ...input, answers: answers as AssessInput['answers'] })), before)
        }),
        { numRuns: 15, seed: 3 },
      )
      const half = rewritten(input, (text) =>
        text
          .split(' ')
          .slice(0, Math.ceil(text.split(' ').length / 2))
          .join(' '),
      )
      expectNoRise(overallLevel(run(half)), before)
    },
  )

  it('M03: a greeting alone scores nothing', () => {
    const greeting = language === 'en' ? 'Hello, good morning, my name is Linh.' : 'Xin chào anh chị, em tên là Linh.'
    const input = interview(language)
    const result = run({
      ...input,
      answers: input.answers.slice(0, 1).map((answer) => ({ ...answer, text: greeting, words: [] })),
    })
    expect(result.state).toBe('insufficient')
    expect(Object.values(result.dims).every((dim) => dim.state === 'not_evaluated')).toBe(true)
    expect(result.overall.state).toBe('not_evaluated')
  })

  it.each(everyone)(
    'M04: saying an answer twice, or again under another question, lifts nothing ($speaker, $modality)',
    ({ speaker, modality }) => {
      const input = spokenBy(speaker, language, modality)
      const before = run(input)
      const twice = run(rewritten(input, (text) => `${text} ${text}`))
      const elsewhere = run({
        ...input,
        answers: input.answers.flatMap((answer, index) => {
          const question = input.set.questions[(index + 1) % input.set.questions.length]
          return question === undefined
            ? [answer]
            : [
                answer,
                {
                  ...answer,
                  answerId: `${answer.answerId}-again`,
                  questionId: question.id,
                  questionText: question.text,
                },
              ]
        }),
      })
      for (const id of [...content, 'fluency'] as const) {
        expectNoRise(levelOf(twice, id), levelOf(before, id))
        expectNoRise(levelOf(elsewhere, id), levelOf(before, id))
      }
      expect(twice.notes.some((note) => note.kind === 'duplicate_dropped')).toBe(true)
    },
  )

  const paddings = Object.entries(language === 'en' ? englishPadding : vietnamesePadding)
  it.each(paddings)('M06 and M15: appended %s lifts nothing', (_name, padding) => {
    for (const { speaker, modality } of everyone) {
      const input = spokenBy(speaker, language, modality)
      const before = run(input)
      const after = run(rewritten(input, (text) => `${text} ${padding}`))
      for (const id of content) expectNoRise(levelOf(after, id), levelOf(before, id))
    }
  })

  it('M06: an interview of padding alone scores no language dimension', () => {
    const padding = language === 'en' ? englishPadding : vietnamesePadding
    const result = run(
      rewritten(interview(language), (_text, answer) => `${Object.values(padding).join(' ')} ${answer.questionText}`),
    )
    for (const id of ['grammar', 'vocabulary', 'coherence'] as const) expect(levelOf(result, id)).toBeNull()
  })

  it.each(modalities)(
    'M28 and M29: quotes stand at their offsets, levels have grounds, contributions sum up (%s)',
    (modality) => {
      const input = interview(language, modality)
      const result = run(input)
      zAssessment.parse(result)
      const texts = new Map(input.answers.map((answer) => [answer.answerId, answer.text]))
      for (const dim of Object.values(result.dims)) {
        for (const item of dim.evidence) {
          expect(texts.get(item.answerId)?.slice(item.start, item.end)).toBe(item.quote)
          expect(item.startMs === null).toBe(modality === 'typed')
        }
        if (dim.state !== 'scored') continue
        expect(dim.evidence.length + dim.measures.length).toBeGreaterThan(0)
        const sum = dim.measures.reduce((total, measure) => total + measure.contribution, 0)
        expect(Math.abs(sum - (dim.level - 1))).toBeLessThanOrEqual(0.0501)
      }
    },
  )

  it('M25: the order of questions and answers changes nothing, not even the hash', () => {
    const input = interview(language)
    const turned = {
      ...input,
      answers: [...input.answers].reverse(),
      set: { ...input.set, questions: [...input.set.questions].reverse() },
    }
    expect(JSON.stringify(run(turned))).toBe(JSON.stringify(run(input)))
  })

  it('M27: cutting the transcript into other segments changes no level', () => {
    const input = mapAnswers(interview(language), ({ words = [], ...answer }) => {
      const half = Math.floor(words.length / 2)
      const part = (from: number, to: number) => ({
        text: words
          .slice(from, to)
          .map((w) => w.text)
          .join(' '),
        startMs: words[from]?.startMs ?? 0,
        endMs: words[to - 1]?.endMs ?? 0,
      })
      return { ...answer, words, segments: [part(0, half), part(half, words.length)] }
    })
    expect(verdictOf(run(input))).toEqual(verdictOf(run(interview(language))))
  })
})

describe('M13: an answer to another question', () => {
  it.each(languages)('lowers Comprehension by a level or more and to 2 at most (%s)', (language) => {
    const input = interview(language)
    const turned = input.set.questions.map((question, index) => {
      const other = input.answers[(index + 1) % input.answers.length]
      return answerOf({ questionId: question.id, questionText: question.text, text: other?.text ?? '' })
    })
    const before = levelOf(run(input), 'comprehension') ?? 0
    const after = levelOf(run({ ...input, answers: turned }), 'comprehension') ?? 0
    expect(before - after).toBeGreaterThanOrEqual(1)
  })
})
