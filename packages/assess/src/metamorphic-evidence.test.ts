import { zAssessment } from '@candor/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { buildAnswer, buildInterview, fixedDeps, rewriteAnswers } from './testing/interview'
import { englishPadding } from './testing/texts-en'
import { vietnamesePadding } from './testing/texts-vi'
import { weakAnswers } from './testing/texts-weak'
import { getLevel, getOverallLevel, mapAnswers, pickResults } from './testing/transform'

const runAssess = (input: AssessInput) => assess(input, fixedDeps)
const languages = ['en', 'vi'] as const
const modalities = ['spoken', 'typed'] as const
/** Levels near the top cannot rise, so tests that forbid a rise also use a weaker speaker. */
const speakers = ['strong', 'weak'] as const
const buildSpeaker = (
  speaker: (typeof speakers)[number],
  language: 'en' | 'vi',
  modality: 'spoken' | 'typed' = 'spoken',
): AssessInput => {
  const strong = buildInterview(language, modality)
  return speaker === 'strong'
    ? strong
    : rewriteAnswers(strong, (_text, answer) => weakAnswers[language][answer.questionId] ?? '')
}
const allSpeakers = speakers.flatMap((speaker) => modalities.map((modality) => ({ speaker, modality })))
const content = ['grammar', 'comprehension', 'vocabulary', 'coherence'] as const

/** Not scored counts as "did not rise". */
function expectNoRise(after: number | null, before: number | null, allowed = 0.1): void {
  if (after === null) return
  expect(before).not.toBeNull()
  expect(after).toBeLessThanOrEqual((before ?? 0) + allowed + 1e-9)
}

/** Grammar, vocabulary, coherence and fluency run from 2 to 4. */
const findLowest = (id: string): number => (['grammar', 'vocabulary', 'coherence', 'fluency'].includes(id) ? 2 : 1)

describe.each(languages)('evidence and repetition (%s)', (language) => {
  it('M01: the same input gives the same bytes', () => {
    expect(JSON.stringify(runAssess(buildInterview(language)))).toBe(
      JSON.stringify(runAssess(structuredClone(buildInterview(language)))),
    )
  })

  it.each(speakers)(
    'M02: leaving out answers or the second half of each never raises the overall level (%s)',
    (speaker) => {
      const input = buildSpeaker(speaker, language)
      const before = getOverallLevel(runAssess(input))
      expect(before).not.toBeNull()
      fc.assert(
        fc.property(fc.subarray(input.answers as unknown[], { maxLength: 3 }), (answers) => {
          expectNoRise(getOverallLevel(runAssess({ ...input, answers: answers as AssessInput['answers'] })), before)
        }),
        { numRuns: 15, seed: 3 },
      )
      const half = rewriteAnswers(input, (text) =>
        text
          .split(' ')
          .slice(0, Math.ceil(text.split(' ').length / 2))
          .join(' '),
      )
      expectNoRise(getOverallLevel(runAssess(half)), before)
    },
  )

  it('M03: a greeting alone gets no level', () => {
    const greeting = language === 'en' ? 'Hello, good morning, my name is Linh.' : 'Xin chào anh chị, em tên là Linh.'
    const input = buildInterview(language)
    const result = runAssess({
      ...input,
      answers: input.answers.slice(0, 1).map((answer) => ({ ...answer, text: greeting, words: [] })),
    })
    expect(result.state).toBe('insufficient')
    expect(Object.values(result.dims).every((dim) => dim.state === 'not_evaluated')).toBe(true)
    expect(result.overall.state).toBe('not_evaluated')
  })

  it.each(allSpeakers)(
    'M04: repeating an answer, also under another question, raises no level ($speaker, $modality)',
    ({ speaker, modality }) => {
      const input = buildSpeaker(speaker, language, modality)
      const before = runAssess(input)
      const twice = runAssess(rewriteAnswers(input, (text) => `${text} ${text}`))
      const elsewhere = runAssess({
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
        expectNoRise(getLevel(twice, id), getLevel(before, id))
        expectNoRise(getLevel(elsewhere, id), getLevel(before, id))
      }
      expect(twice.notes.some((note) => note.kind === 'duplicate_dropped')).toBe(true)
    },
  )

  const paddings = Object.entries(language === 'en' ? englishPadding : vietnamesePadding)
  it.each(paddings)('M06 and M15: appended %s raises no level', (_name, padding) => {
    for (const { speaker, modality } of allSpeakers) {
      const input = buildSpeaker(speaker, language, modality)
      const before = runAssess(input)
      const after = runAssess(rewriteAnswers(input, (text) => `${text} ${padding}`))
      for (const id of content) expectNoRise(getLevel(after, id), getLevel(before, id))
    }
  })

  it('M06: an interview of padding alone gets no level in any language dimension', () => {
    const padding = language === 'en' ? englishPadding : vietnamesePadding
    const result = runAssess(
      rewriteAnswers(
        buildInterview(language),
        (_text, answer) => `${Object.values(padding).join(' ')} ${answer.questionText}`,
      ),
    )
    for (const id of ['grammar', 'vocabulary', 'coherence'] as const) expect(getLevel(result, id)).toBeNull()
  })

  it.each(modalities)(
    'M28 and M29: quotes are at their offsets, levels have grounds, contributions add up (%s)',
    (modality) => {
      const input = buildInterview(language, modality)
      const result = runAssess(input)
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
        expect(Math.abs(sum - (dim.level - findLowest(dim.id)))).toBeLessThanOrEqual(0.0501)
      }
    },
  )

  it('M25: the order of questions and answers changes nothing, not even the hash', () => {
    const input = buildInterview(language)
    const turned = {
      ...input,
      answers: [...input.answers].reverse(),
      set: { ...input.set, questions: [...input.set.questions].reverse() },
    }
    const [before, after] = [runAssess(input), runAssess(turned)]
    // By question, the result follows the order of the set.
    expect(after.questions?.toReversed()).toEqual(before.questions)
    expect(JSON.stringify({ ...after, questions: [] })).toBe(JSON.stringify({ ...before, questions: [] }))
  })

  it('M27: cutting the transcript into other segments changes no level', () => {
    const input = mapAnswers(buildInterview(language), ({ words = [], ...answer }) => {
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
    expect(pickResults(runAssess(input))).toEqual(pickResults(runAssess(buildInterview(language))))
  })
})

describe('M13: an answer to another question', () => {
  it.each(languages)('lowers Comprehension by at least one level and to at most 2 (%s)', (language) => {
    const input = buildInterview(language)
    const turned = input.set.questions.map((question, index) => {
      const other = input.answers[(index + 1) % input.answers.length]
      return buildAnswer({ questionId: question.id, questionText: question.text, text: other?.text ?? '' })
    })
    const before = getLevel(runAssess(input), 'comprehension') ?? 0
    const after = getLevel(runAssess({ ...input, answers: turned }), 'comprehension') ?? 0
    expect(before - after).toBeGreaterThanOrEqual(1)
  })
})
