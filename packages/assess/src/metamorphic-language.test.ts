import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { lexiconOf } from './lexicons/lexicon'
import { fixedDeps, interview, rewritten } from './testing/interview'
import { levelOf, mapAnswers, seeded, sentencesOf, shuffled, withLongerPauses, withNoise } from './testing/transform'

const run = (input: AssessInput) => assess(input, fixedDeps)
const languages = ['en', 'vi'] as const
const rest = ['grammar', 'comprehension', 'vocabulary', 'coherence'] as const
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

function fall(before: number | null, after: number | null): number {
  return after === null ? Number.POSITIVE_INFINITY : (before ?? 1) - after
}

describe.each(languages)('delivery (%s)', (language) => {
  const filler = language === 'en' ? 'um' : 'ờm'

  it.each(seeds)('M07: fillers and repeats never lift fluency and leave the rest alone (seed %i)', (seed) => {
    const random = seeded(seed)
    const input = interview(language)
    const noisy = mapAnswers(input, (answer) =>
      withNoise(answer, (word) => {
        const dice = random()
        const plain =
          /^[\p{L}]+$/u.test(word.text) && !lexiconOf(language).disfluency.reduplications.has(word.text.toLowerCase())
        if (dice < 0.06) return filler
        return dice < 0.1 && plain ? word.text : null
      }),
    )
    const before = run(input)
    const after = run(noisy)
    expect(levelOf(after, 'fluency')).toBeLessThanOrEqual(levelOf(before, 'fluency') ?? 0)
    for (const id of rest)
      expect(Math.abs((levelOf(after, id) ?? 0) - (levelOf(before, id) ?? 0))).toBeLessThanOrEqual(0.1 + 1e-9)
  })

  it('M07: many fillers cost fluency at least a level', () => {
    const noisy = mapAnswers(interview(language), (answer) =>
      withNoise(answer, (_word, index) => (index % 6 === 3 ? filler : null)),
    )
    expect(fall(levelOf(run(interview(language)), 'fluency'), levelOf(run(noisy), 'fluency'))).toBeGreaterThanOrEqual(1)
  })

  it.each(seeds)('M08: longer pauses never lift fluency, for slow and for rushed speakers (seed %i)', (seed) => {
    for (const speed of [0.45, 1, 2.2]) {
      const random = seeded(seed)
      const input = mapAnswers(interview(language), (answer) => ({
        ...answer,
        words: (answer.words ?? []).map((word) => ({
          ...word,
          startMs: word.startMs * speed,
          endMs: word.endMs * speed,
        })),
      }))
      const slow = mapAnswers(input, (answer) =>
        withLongerPauses(answer, () => (random() < 0.3 ? 100 + 900 * random() : 0)),
      )
      expect(levelOf(run(slow), 'fluency')).toBeLessThanOrEqual(levelOf(run(input), 'fluency') ?? 0)
    }
  })

  it.each(seeds)('M09: taking fillers out of a recording never lowers fluency (seed %i)', (seed) => {
    const random = seeded(seed)
    const plan = interview(language).answers.map((answer) => (answer.words ?? []).map(() => random()))
    const say = (below: number) =>
      mapAnswers(interview(language), (answer, a) =>
        withNoise(answer, (_word, w) => ((plan[a]?.[w] ?? 1) < below ? filler : null)),
      )
    expect(levelOf(run(say(0.08)), 'fluency')).toBeGreaterThanOrEqual(levelOf(run(say(0.16)), 'fluency') ?? 5)
  })

  it('M11: a transcript without capitals and full stops moves no spoken dimension by more than 0.2', () => {
    const bare = (text: string) => text.toLowerCase().replaceAll(/[.,!?]/gu, '')
    const input = interview(language)
    const plain = mapAnswers(input, (answer) => ({
      ...answer,
      text: bare(answer.text),
      words: (answer.words ?? []).map((word) => ({ ...word, text: bare(word.text) })),
    }))
    for (const id of [...rest, 'fluency'] as const) {
      expect(Math.abs((levelOf(run(plain), id) ?? 0) - (levelOf(run(input), id) ?? 0))).toBeLessThanOrEqual(0.2 + 1e-9)
    }
  })

  it.each(seeds)('M20: shuffled sentences never lift coherence and leave grammar and vocabulary (seed %i)', (seed) => {
    const random = seeded(seed)
    const input = interview(language)
    const mixed = run(rewritten(input, (text) => shuffled(sentencesOf(text), random).join(' ')))
    const before = run(input)
    expect(levelOf(mixed, 'coherence') ?? 1).toBeLessThanOrEqual((levelOf(before, 'coherence') ?? 0) + 0.1)
    for (const id of ['grammar', 'vocabulary'] as const)
      expect(Math.abs((levelOf(mixed, id) ?? 0) - (levelOf(before, id) ?? 0))).toBeLessThanOrEqual(0.1 + 1e-9)
  })

  it.each(seeds)('M21: shuffled words lose grammar and coherence and never gain vocabulary (seed %i)', (seed) => {
    const random = seeded(seed)
    const input = interview(language)
    const salad = run(rewritten(input, (text) => shuffled(text.split(' '), random).join(' ')))
    const before = run(input)
    for (const id of ['grammar', 'coherence'] as const)
      expect(fall(levelOf(before, id), levelOf(salad, id))).toBeGreaterThanOrEqual(1)
    expect(fall(levelOf(before, 'vocabulary'), levelOf(salad, 'vocabulary'))).toBeGreaterThanOrEqual(0)
  })

  it('M24: the simplest words never lift vocabulary', () => {
    const basic = language === 'en' ? ['thing', 'good', 'work', 'people'] : ['việc', 'tốt', 'làm', 'người']
    const input = interview(language)
    const simple = run(
      rewritten(input, (text) =>
        text
          .split(' ')
          .map((word, index) =>
            word.length > 5 && /^[a-zà-ỹ]+$/u.test(word) ? (basic[index % basic.length] ?? word) : word,
          )
          .join(' '),
      ),
    )
    expect(levelOf(simple, 'vocabulary') ?? 1).toBeLessThanOrEqual(levelOf(run(input), 'vocabulary') ?? 0)
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
    const input = interview('en', modality)
    const before = levelOf(run(input), 'grammar')
    for (let count = 1; count <= errors.length; count += 1) {
      const wrong = run(
        rewritten(input, (text) => `${text} ${errors.slice(0, count).join(' I think so because it helped us. ')}`),
      )
      expect(fall(before, levelOf(wrong, 'grammar'))).toBeGreaterThanOrEqual(0)
    }
    let seen = 0
    const replaced = run(
      rewritten(input, (text) =>
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
    expect(fall(before, levelOf(replaced, 'grammar'))).toBeGreaterThanOrEqual(0.3)
  })

  it('are not found in correct English', () => {
    const dim = run(interview('en')).dims.grammar
    expect(dim.evidence.filter((item) => item.effect === '-')).toEqual([])
  })
})
