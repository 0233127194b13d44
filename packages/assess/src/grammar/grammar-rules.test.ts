import { describe, expect, it } from 'vitest'
import { getLexicon } from '../lexicons/lexicon'
import { prepareAnswers } from '../normalize/prepare-answers'
import type { TaggedUnit } from '../tag/word'
import { buildAnswer, buildInterview } from '../testing/interview'
import { agreementRules } from './agreement-rules'
import { articleRules } from './article-rules'
import { beRules } from './be-rules'
import { comparisonRules } from './comparison-rules'
import { findGrammarErrors, type GrammarError, type Modality } from './grammar-errors'
import { infinitiveRules } from './infinitive-rules'
import { missingRules } from './missing-rules'
import { nounRules } from './noun-rules'
import { objectRules } from './object-rules'
import { matchRule, type Rule } from './pattern'
import { phraseRules, wordRules } from './phrase-rules'
import { prepositionRules } from './preposition-rules'
import { subjectRules } from './subject-rules'
import { authoredPairs } from './testing/authored-pairs'
import { rightSentences } from './testing/authored-right-sentences'
import { usageRules } from './usage-rules'
import { verbRules } from './verb-rules'

const rules: readonly Rule[] = [
  ...agreementRules,
  ...articleRules,
  ...beRules,
  ...comparisonRules,
  ...infinitiveRules,
  ...missingRules,
  ...nounRules,
  ...objectRules,
  ...phraseRules,
  ...prepositionRules,
  ...subjectRules,
  ...usageRules,
  ...verbRules,
  ...wordRules,
]

const plain = { ...buildInterview('en'), set: { requirements: [], questions: [] } }

function prepareUnits(text: string, modality: Modality): TaggedUnit[] {
  const answers = [buildAnswer({ questionId: 'q1', questionText: '', text, modality })]
  return prepareAnswers({ ...plain, answers }, getLexicon('en')).flatMap((answer) => answer.units)
}

const findErrorTexts = (text: string, modality: Modality): GrammarError[] =>
  prepareUnits(text, modality).flatMap((unit) => findGrammarErrors(unit, modality))
const ruleMatches = (rule: Rule, units: readonly TaggedUnit[]): boolean =>
  units.some((unit) => unit.words.some((_word, index) => matchRule(rule, unit, index) > 0))
/** The text as a recognizer without punctuation gives it. */
const stripPunctuation = (text: string): string => text.toLowerCase().replaceAll(/[.,!?]/gu, '')

describe('each rule of English grammar', () => {
  it('has an authored pair of a wrong and a right sentence, and every pair has its rule', () => {
    const known = new Set([...rules.map((rule) => rule.id), 'article'])
    expect(new Set(authoredPairs.map((pair) => pair.rule))).toEqual(known)
    expect(authoredPairs.length).toBeGreaterThanOrEqual(60)
  })

  it('flags its wrong sentence and not the right one', () => {
    const failed = authoredPairs.flatMap(({ rule: id, wrong, right }) => {
      const rule = rules.find((known) => known.id === id)
      if (rule === undefined) return []
      const units = prepareUnits(wrong, 'typed')
      return ruleMatches(rule, units) && !ruleMatches(rule, prepareUnits(right, 'typed')) ? [] : [id]
    })
    expect(failed).toEqual([])
  })

  it('flags nothing in a right sentence, written or in lower case without punctuation', () => {
    const found = authoredPairs.flatMap(({ right }) => [
      ...findErrorTexts(right, 'typed').map((slip) => `${slip.rule}: ${right}`),
      ...findErrorTexts(stripPunctuation(right), 'spoken').map((slip) => `${slip.rule}, bare: ${right}`),
    ])
    expect(found).toEqual([])
  })

  it('flags nothing in a right sentence that looks like an error', () => {
    const found = rightSentences.flatMap((text) => [
      ...findErrorTexts(text, 'typed').map((slip) => `${slip.rule}: ${text}`),
      ...findErrorTexts(stripPunctuation(text), 'spoken').map((slip) => `${slip.rule}, bare: ${text}`),
    ])
    expect(found).toEqual([])
  })

  it('finds the wrong sentence even if the recognizer gives neither capitals nor punctuation', () => {
    const writtenOnly = new Set(rules.filter((rule) => rule.typedOnly === true).map((rule) => rule.id))
    const missed = authoredPairs
      .filter(
        (pair) => !writtenOnly.has(pair.rule) && findErrorTexts(stripPunctuation(pair.wrong), 'spoken').length === 0,
      )
      .map((pair) => pair.wrong)
    expect(missed).toEqual([])
  })

  it('gives the exact words and the kind of each error', () => {
    const text = 'Well, um, he don’t have many informations about the price.'
    expect(findErrorTexts(text, 'spoken').map((slip) => [slip.kind, text.slice(slip.start, slip.end)])).toEqual([
      ['agreement', 'he don’t'],
      ['noun_number', 'informations'],
    ])
  })

  it('flags no filler, restart or ellipsis of speech', () => {
    const spoken = [
      'um so yeah uh you know I mean it was like really good',
      'and then the the manager she she came and and asked me',
      'worked there three years and then moved on',
      'I was going to I wanted to ask the customer first',
      'sounds good to me yeah no problem at all',
      'we had a we had the old system back then',
      'kind of a small team you know five people or so',
    ]
    expect(spoken.flatMap((text) => findErrorTexts(text, 'spoken'))).toEqual([])
  })

  it('does not match across a pause or a punctuation mark', () => {
    const words = 'the people that I worked with made'.split(' ')
    const rest = 'it important for everybody in the whole company'.split(' ')
    const timedWords = [...words, ...rest].map((text, index) => {
      const startMs = index * 300 + (index >= words.length ? 2000 : 0)
      return { text, startMs, endMs: startMs + 250, confidence: 0.9 }
    })
    const answer = buildAnswer({ questionId: 'q1', questionText: '', text: [...words, ...rest].join(' ') })
    const units = prepareAnswers({ ...plain, answers: [{ ...answer, words: timedWords }] }, getLexicon('en')).flatMap(
      (prepared) => prepared.units,
    )
    expect(units.length).toBe(2)
    expect(units.flatMap((unit) => findGrammarErrors(unit, 'spoken'))).toEqual([])
    expect(findErrorTexts('I did this. Problems are normal. There are many. Student jobs help.', 'typed')).toEqual([])
  })
})
