import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput } from '../input'
import { lexiconOf } from '../lexicons/lexicon'
import { prepare } from '../normalize/prepare-answers'
import { scoreGrammar } from '../scorecards/grammar'
import { fixedDeps, interview, rewritten } from '../testing/interview'
import { mapAnswers, seeded, sentencesOf, shuffled } from '../testing/transform'
import { authoredPairs } from './authored-pairs'

/** The level as the engine rounds it; the other dimensions are not asked. */
function grammarOf(input: AssessInput): number | null {
  const lexicon = lexiconOf('en')
  const answers = prepare(input, lexicon)
  const draft = scoreGrammar({ answers, questions: input.set.questions, set: input.set, lexicon })
  return draft.state === 'scored' ? Math.round(10 * draft.level) / 10 : null
}
const scored = (input: AssessInput): number => grammarOf(input) ?? Number.NaN
const modalities = ['spoken', 'typed'] as const
const seeds = [1, 2, 3, 4, 5, 6]

/** Learner errors of article, agreement and tense that can be put into the authored answers. */
const injections: readonly (readonly [RegExp, string])[] = [
  [/\ban (?=[aeiou][a-z]{3})/gu, 'a '],
  [/\bhe was\b/gu, 'he were'],
  [/\bhe chose\b/giu, 'he have chose'],
  [/\bI would (?=[a-z])/gu, 'I would to '],
  [/\bwe corrected\b/gu, "we didn't corrected"],
  [/\bwe had\b/gu, 'we has'],
  [/\bI had to learn\b/gu, 'I had to learned'],
  [/\bpeople could\b/gu, 'peoples could'],
  [/\bI noticed\b/gu, "I didn't noticed"],
  [/\btwo contracts\b/gu, 'two contract'],
  [/\bthree days\b/gu, 'three day'],
  [/\bI wrote down\b/gu, 'I did not wrote down'],
  [/\bI have never\b/gu, 'i has never'],
  [/\bcustomers paid\b/gu, 'customers has paid'],
  [/\bI built\b/gu, 'I must to build'],
]

/** Puts in one error for each fifteenth word, at places that the seed chooses. */
function withErrors(text: string, random: () => number): string {
  const wanted = Math.max(1, Math.floor(text.split(' ').length / 15))
  const fitting = shuffled(
    injections.filter(([from]) => text.search(from) >= 0),
    random,
  )
  return fitting.slice(0, wanted).reduce((wrong, [from, to]) => wrong.replace(from, to), text)
}

describe.each(modalities)('English grammar (%s)', (modality) => {
  it('M21: shuffled words lose a level or more, or are not judged', () => {
    const input = interview('en', modality)
    for (const seed of seeds) {
      const random = seeded(seed)
      const salad = grammarOf(rewritten(input, (text) => shuffled(text.split(' '), random).join(' ')))
      expect(salad === null || salad <= scored(input) - 1).toBe(true)
    }
  })

  it('M22: an error of article, agreement or tense in each fifteenth word never lifts and costs 0.3 or more on average', () => {
    const input = interview('en', modality)
    const falls = seeds.map((seed) => {
      const random = seeded(seed)
      return scored(input) - scored(rewritten(input, (text) => withErrors(text, random)))
    })
    expect(Math.min(...falls)).toBeGreaterThanOrEqual(0)
    expect(falls.reduce((sum, fall) => sum + fall, 0) / falls.length).toBeGreaterThanOrEqual(0.3)
  })

  it('M22: each further error never lifts grammar', () => {
    const input = interview('en', modality)
    let before = scored(input)
    for (let count = 1; count <= injections.length; count += 1) {
      const after = scored(
        rewritten(input, (text) =>
          injections.slice(0, count).reduce((wrong, [from, to]) => wrong.replace(from, to), text),
        ),
      )
      expect(after).toBeLessThanOrEqual(before)
      before = after
    }
  })

  it('M23: correcting a sentence never lowers grammar by more than 0.1', () => {
    const input = interview('en', modality)
    const beside = (sentences: readonly string[]): number =>
      scored(
        mapAnswers(input, (answer, index) =>
          index === 0 ? { ...answer, text: [answer.text, ...sentences].join(' ') } : answer,
        ),
      )
    const step = 15
    for (let from = 0; from < authoredPairs.length; from += step) {
      const pairs = authoredPairs.slice(from, from + step)
      const wrong = beside(pairs.map((pair) => pair.wrong))
      expect(beside(pairs.map((pair) => pair.right))).toBeGreaterThanOrEqual(wrong - 0.1 - 1e-9)
      expect(beside(pairs.map((pair, index) => (index === 0 ? pair.right : pair.wrong)))).toBeGreaterThanOrEqual(
        wrong - 0.1 - 1e-9,
      )
    }
  })

  it('M20: the order of sentences leaves grammar as it is', () => {
    const input = interview('en', modality)
    for (const seed of seeds) {
      const random = seeded(seed)
      const mixed = rewritten(input, (text) => shuffled(sentencesOf(text), random).join(' '))
      expect(Math.abs(scored(mixed) - scored(input))).toBeLessThanOrEqual(0.1 + 1e-9)
    }
  })
})

describe('what the reader is told', () => {
  it('slips are told by kind, the most frequent first', () => {
    const input = rewritten(interview('en'), (text, answer) =>
      answer.questionId === 'q1' ? `${text} I told them he don't know. And they was angry. I sold a office.` : text,
    )
    const { why } = assess(input, fixedDeps).dims.grammar
    expect(why.filter((one) => one.key === 'grammar.kind').map((one) => one.params)).toEqual([
      { kind: 'agreement', count: 2 },
      { kind: 'article', count: 1 },
    ])
  })
})

describe('what is not judged', () => {
  it('Vietnamese grammar has no level, and the reason is told', () => {
    const { grammar } = assess(interview('vi'), fixedDeps).dims
    expect(grammar).toMatchObject({ state: 'not_evaluated', reason: 'unsupported_language' })
  })

  it('M11: capitals and punctuation move the grammar of speech with errors by 0.2 at most', () => {
    const wrong = rewritten(interview('en'), (text) => withErrors(text, seeded(3)))
    const bare = rewritten(wrong, (text) => text.toLowerCase().replaceAll(/[.,!?]/gu, ''))
    expect(Math.abs(scored(bare) - scored(wrong))).toBeLessThanOrEqual(0.2 + 1e-9)
  })
})
