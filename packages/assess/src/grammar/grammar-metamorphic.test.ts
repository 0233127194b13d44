import { createSeededRandom } from '@candor/domain/testing'
import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput } from '../input'
import { getLexicon } from '../lexicons/lexicon'
import { prepareAnswers } from '../normalize/prepare-answers'
import { scoreGrammar } from '../scorecards/grammar'
import { buildInterview, fixedDeps, rewriteAnswers } from '../testing/interview'
import { mapAnswers, shuffle, splitSentences } from '../testing/transform'
import { authoredPairs } from './testing/authored-pairs'

/** The level as the engine rounds it; the other dimensions are not computed. */
function measureGrammar(input: AssessInput): number | null {
  const lexicon = getLexicon('en')
  const answers = prepareAnswers(input, lexicon)
  const draft = scoreGrammar({ answers, questions: input.set.questions, set: input.set, lexicon })
  return draft.state === 'scored' ? Math.round(10 * draft.level) / 10 : null
}
const measureScored = (input: AssessInput): number => measureGrammar(input) ?? Number.NaN
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

/** Inserts one error for every fifteen words, at positions that the seed chooses. */
function insertErrors(text: string, random: () => number): string {
  const wanted = Math.max(1, Math.floor(text.split(' ').length / 15))
  const fitting = shuffle(
    injections.filter(([from]) => text.search(from) >= 0),
    random,
  )
  return fitting.slice(0, wanted).reduce((wrong, [from, to]) => wrong.replace(from, to), text)
}

describe.each(modalities)('English grammar (%s)', (modality) => {
  it('M21: lowers the level by 0.3 or more, of two, for shuffled words, or does not judge them', () => {
    const input = buildInterview('en', modality)
    for (const seed of seeds) {
      const random = createSeededRandom(seed)
      const wordSalad = measureGrammar(rewriteAnswers(input, (text) => shuffle(text.split(' '), random).join(' ')))
      expect(wordSalad === null || wordSalad <= measureScored(input) - 0.3 + 1e-9).toBe(true)
    }
  })

  it('M22: an error of article, agreement or tense in each fifteenth word never lifts and costs 0.3 or more on average', () => {
    const input = buildInterview('en', modality)
    const drops = seeds.map((seed) => {
      const random = createSeededRandom(seed)
      return measureScored(input) - measureScored(rewriteAnswers(input, (text) => insertErrors(text, random)))
    })
    expect(Math.min(...drops)).toBeGreaterThanOrEqual(0)
    expect(drops.reduce((sum, fall) => sum + fall, 0) / drops.length).toBeGreaterThanOrEqual(0.3)
  })

  it('M22: never rises with a further error', () => {
    const input = buildInterview('en', modality)
    let before = measureScored(input)
    for (let count = 1; count <= injections.length; count += 1) {
      const after = measureScored(
        rewriteAnswers(input, (text) =>
          injections.slice(0, count).reduce((wrong, [from, to]) => wrong.replace(from, to), text),
        ),
      )
      expect(after).toBeLessThanOrEqual(before)
      before = after
    }
  })

  it('M23: never falls by more than 0.1 when a sentence is corrected', () => {
    const input = buildInterview('en', modality)
    const beside = (sentences: readonly string[]): number =>
      measureScored(
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

  it('M20: does not depend on the order of sentences', () => {
    const input = buildInterview('en', modality)
    for (const seed of seeds) {
      const random = createSeededRandom(seed)
      const mixed = rewriteAnswers(input, (text) => shuffle(splitSentences(text), random).join(' '))
      expect(Math.abs(measureScored(mixed) - measureScored(input))).toBeLessThanOrEqual(0.1 + 1e-9)
    }
  })
})

describe('the errors that the report names', () => {
  it('are listed by kind, the most frequent first', () => {
    const input = rewriteAnswers(buildInterview('en'), (text, answer) =>
      answer.questionId === 'q1' ? `${text} I told them he don't know. And they was angry. I sold a office.` : text,
    )
    const { why } = assess(input, fixedDeps).dims.grammar
    expect(why.filter((reason) => reason.key === 'grammar.kind').map((reason) => reason.params)).toEqual([
      { kind: 'agreement', count: 2 },
      { kind: 'article', count: 1 },
    ])
  })
})

describe('grammar that is not judged', () => {
  it('gives Vietnamese grammar no level and reports the reason', () => {
    const { grammar } = assess(buildInterview('vi'), fixedDeps).dims
    expect(grammar).toMatchObject({ state: 'not_evaluated', reason: 'unsupported_language' })
  })

  it('M11: capitals and punctuation move the grammar of speech with errors by 0.2 at most', () => {
    const wrong = rewriteAnswers(buildInterview('en'), (text) => insertErrors(text, createSeededRandom(3)))
    const bare = rewriteAnswers(wrong, (text) => text.toLowerCase().replaceAll(/[.,!?]/gu, ''))
    expect(Math.abs(measureScored(bare) - measureScored(wrong))).toBeLessThanOrEqual(0.2 + 1e-9)
  })
})
