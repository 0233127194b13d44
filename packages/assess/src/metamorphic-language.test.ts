import { createSeededRandom } from '@candor/domain/testing'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { getLexicon } from './lexicons/lexicon'
import { buildInterview, fixedDeps, rewriteAnswers } from './testing/interview'
import { getLevel, insertDisfluencies, lengthenPauses, mapAnswers, shuffle, splitSentences } from './testing/transform'

const runAssess = (input: AssessInput) => assess(input, fixedDeps)
const languages = ['en', 'vi'] as const
const rest = ['grammar', 'comprehension', 'vocabulary', 'coherence'] as const
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

function measureFall(before: number | null, after: number | null): number {
  return after === null ? Number.POSITIVE_INFINITY : (before ?? 1) - after
}

describe.each(languages)('delivery (%s)', (language) => {
  const filler = language === 'en' ? 'um' : 'ờm'

  it.each(seeds)(
    'M07: fillers and repeats never raise fluency and do not affect other dimensions (seed %i)',
    (seed) => {
      const random = createSeededRandom(seed)
      const input = buildInterview(language)
      const noisy = mapAnswers(input, (answer) =>
        insertDisfluencies(answer, (word) => {
          const dice = random()
          const plain =
            /^[\p{L}]+$/u.test(word.text) &&
            !getLexicon(language).disfluency.reduplications.has(word.text.toLowerCase())
          if (dice < 0.06) return filler
          return dice < 0.1 && plain ? word.text : null
        }),
      )
      const before = runAssess(input)
      const after = runAssess(noisy)
      expect(getLevel(after, 'fluency')).toBeLessThanOrEqual(getLevel(before, 'fluency') ?? 0)
      for (const id of rest)
        expect(Math.abs((getLevel(after, id) ?? 0) - (getLevel(before, id) ?? 0))).toBeLessThanOrEqual(0.1 + 1e-9)
    },
  )

  it('M07: many fillers lower fluency by at least half a level, a quarter of its range', () => {
    const noisy = mapAnswers(buildInterview(language), (answer) =>
      insertDisfluencies(answer, (_word, index) => (index % 6 === 3 ? filler : null)),
    )
    expect(
      measureFall(getLevel(runAssess(buildInterview(language)), 'fluency'), getLevel(runAssess(noisy), 'fluency')),
    ).toBeGreaterThanOrEqual(0.5)
  })

  it.each(seeds)('M08: longer pauses never lift fluency, for slow and for rushed speakers (seed %i)', (seed) => {
    for (const speed of [0.45, 1, 2.2]) {
      const random = createSeededRandom(seed)
      const input = mapAnswers(buildInterview(language), (answer) => ({
        ...answer,
        words: (answer.words ?? []).map((word) => ({
          ...word,
          startMs: word.startMs * speed,
          endMs: word.endMs * speed,
        })),
      }))
      const slow = mapAnswers(input, (answer) =>
        lengthenPauses(answer, () => (random() < 0.3 ? 100 + 900 * random() : 0)),
      )
      expect(getLevel(runAssess(slow), 'fluency')).toBeLessThanOrEqual(getLevel(runAssess(input), 'fluency') ?? 0)
    }
  })

  it.each(seeds)('M09: removing fillers from a recording never lowers fluency (seed %i)', (seed) => {
    const random = createSeededRandom(seed)
    const plan = buildInterview(language).answers.map((answer) => (answer.words ?? []).map(() => random()))
    const say = (below: number) =>
      mapAnswers(buildInterview(language), (answer, a) =>
        insertDisfluencies(answer, (_word, w) => ((plan[a]?.[w] ?? 1) < below ? filler : null)),
      )
    expect(getLevel(runAssess(say(0.08)), 'fluency')).toBeGreaterThanOrEqual(
      getLevel(runAssess(say(0.16)), 'fluency') ?? 5,
    )
  })

  it('M11: a transcript without capitals and periods moves no spoken dimension by more than 0.2', () => {
    const bare = (text: string) => text.toLowerCase().replaceAll(/[.,!?]/gu, '')
    const input = buildInterview(language)
    const plain = mapAnswers(input, (answer) => ({
      ...answer,
      text: bare(answer.text),
      words: (answer.words ?? []).map((word) => ({ ...word, text: bare(word.text) })),
    }))
    for (const id of [...rest, 'fluency'] as const) {
      expect(
        Math.abs((getLevel(runAssess(plain), id) ?? 0) - (getLevel(runAssess(input), id) ?? 0)),
      ).toBeLessThanOrEqual(0.2 + 1e-9)
    }
  })

  it.each(seeds)(
    'M20: shuffled sentences never raise coherence and do not change grammar and vocabulary (seed %i)',
    (seed) => {
      const random = createSeededRandom(seed)
      const input = buildInterview(language)
      const mixed = runAssess(rewriteAnswers(input, (text) => shuffle(splitSentences(text), random).join(' ')))
      const before = runAssess(input)
      expect(getLevel(mixed, 'coherence') ?? 1).toBeLessThanOrEqual((getLevel(before, 'coherence') ?? 0) + 0.1)
      for (const id of ['grammar', 'vocabulary'] as const)
        expect(Math.abs((getLevel(mixed, id) ?? 0) - (getLevel(before, id) ?? 0))).toBeLessThanOrEqual(0.1 + 1e-9)
    },
  )

  it.each(seeds)(
    'M21: shuffled words lower grammar and coherence by half a level, of two that they have, and never raise vocabulary (seed %i)',
    (seed) => {
      const random = createSeededRandom(seed)
      const input = buildInterview(language)
      const salad = runAssess(rewriteAnswers(input, (text) => shuffle(text.split(' '), random).join(' ')))
      const before = runAssess(input)
      for (const id of ['grammar', 'coherence'] as const)
        expect(measureFall(getLevel(before, id), getLevel(salad, id))).toBeGreaterThanOrEqual(0.5)
      expect(measureFall(getLevel(before, 'vocabulary'), getLevel(salad, 'vocabulary'))).toBeGreaterThanOrEqual(0)
    },
  )

  it('M24: the simplest words never raise vocabulary', () => {
    const basic = language === 'en' ? ['thing', 'good', 'work', 'people'] : ['việc', 'tốt', 'làm', 'người']
    const input = buildInterview(language)
    const simple = runAssess(
      rewriteAnswers(input, (text) =>
        text
          .split(' ')
          .map((word, index) =>
            word.length > 5 && /^[a-zà-ỹ]+$/u.test(word) ? (basic[index % basic.length] ?? word) : word,
          )
          .join(' '),
      ),
    )
    expect(getLevel(simple, 'vocabulary') ?? 1).toBeLessThanOrEqual(getLevel(runAssess(input), 'vocabulary') ?? 0)
  })
})

describe('M22: learner errors in English', () => {
  const errors = [
    'He have many problem there.',
    'I am agree with more better way.',
    "She don't know informations.",
    'We discussed about it and he go home.',
    'I have went to a office.',
  ]

  it.each(['spoken', 'typed'] as const)('lower grammar by 0.3 or more and never lift it (%s)', (modality) => {
    const input = buildInterview('en', modality)
    const before = getLevel(runAssess(input), 'grammar')
    for (let count = 1; count <= errors.length; count += 1) {
      const wrong = runAssess(
        rewriteAnswers(input, (text) => `${text} ${errors.slice(0, count).join(' I think so because it helped us. ')}`),
      )
      expect(measureFall(before, getLevel(wrong, 'grammar'))).toBeGreaterThanOrEqual(0)
    }
    let seen = 0
    const replaced = runAssess(
      rewriteAnswers(input, (text) =>
        text.replaceAll(/\b(?:he was|I would|which we|I wrote|we corrected|we had)\b/gu, (hit) => {
          seen += 1
          return (
            {
              'he was': 'he were',
              'I would': 'I would to',
              'which we': 'which we was',
              'I wrote': 'I have wrote',
              'we corrected': "we didn't corrected",
              'we had': 'we has',
            }[hit] ?? hit
          )
        }),
      ),
    )
    expect(seen).toBeGreaterThan(5)
    expect(measureFall(before, getLevel(replaced, 'grammar'))).toBeGreaterThanOrEqual(0.3)
  })

  it('are not found in correct English', () => {
    const dim = runAssess(buildInterview('en')).dims.grammar
    expect(dim.evidence.filter((item) => item.effect === '-')).toEqual([])
  })
})
