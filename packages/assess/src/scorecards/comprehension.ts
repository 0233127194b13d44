import type { Evidence, Measure } from '@candor/contract'
import { buildEvidence, selectStrongest } from '../evidence/quote'
import type { AssessQuestion } from '../input'
import { findPhrases } from '../lexicons/phrase-index'
import {
  getQuestionTopics,
  measureKindMatch,
  measureOverlap,
  measureTopicality,
  type QuestionTopics,
} from '../measures/question-match'
import { scaleToUnit } from '../measures/scale-to-unit'
import type { PreparedAnswer } from '../normalize/prepare-answers'
import type { TaggedUnit } from '../tag/word'
import {
  type AnswerUnit,
  buildWhy,
  countWords,
  listAnswerUnits,
  roundTo,
  type ScoreContext,
  type UnscoredDim,
} from './scorecard'

const minQuestions = 2
const minWords = 5
const fullOverlap = 0.6
/** Another question fits an answer clearly better from this topicality and this difference on. */
const minOtherOverlap = 0.5
const minOverlapDifference = 0.25
const offTopicOverlap = 0.1
const offTopicX = 0.125
const repeatPenalty = 0.1
const maxRepeats = 2
const shortAnswer = 25

interface QuestionMatch {
  readonly question: AssessQuestion
  readonly x: number
  readonly state: 'answered' | 'off_question' | 'unanswered'
  readonly asked: number
  readonly best: AnswerUnit | null
}

export function scoreComprehension(context: ScoreContext): UnscoredDim {
  const topics = context.questions.map((question) => getQuestionTopics(question, context.lexicon))
  const matches = topics.map((topic) => matchQuestion(topic, topics, context))
  const answered = matches.filter((match) => match.state !== 'unanswered')
  if (answered.length < minQuestions) {
    return {
      state: 'not_evaluated',
      reason: 'insufficient_evidence',
      buildWhy: [buildWhy('not_evaluated.insufficient_answers', { answers: answered.length, needed: minQuestions })],
    }
  }
  const measures = matches.map((match): Measure => buildMeasure(match, matches.length))
  return {
    state: 'scored',
    level: 1 + measures.reduce((sum, item) => sum + item.contribution, 0),
    measures,
    evidence: selectStrongest([...matches].sort((a, b) => b.x - a.x).flatMap(buildMatchEvidence)),
    buildWhy: listWhys(matches),
    missing: matches
      .filter((match) => match.state === 'unanswered')
      .map((match) => buildWhy('missing.question', { question: match.question.text })),
  }
}

function buildMeasure(match: QuestionMatch, count: number): Measure {
  return {
    id: 'question_match',
    value: roundTo(match.x, 3),
    unit: 'share',
    contribution: roundTo((4 * match.x) / count, 4),
    norm: '0→1',
    questionId: match.question.id,
  }
}

function listWhys(matches: readonly QuestionMatch[]) {
  const count = (state: QuestionMatch['state']): number => matches.filter((match) => match.state === state).length
  const asked = matches.reduce((sum, match) => sum + match.asked, 0)
  return [
    buildWhy('comprehension.answered', { answered: count('answered'), total: matches.length }),
    ...(count('off_question') > 0
      ? [buildWhy('comprehension.off_question', { count: count('off_question'), total: matches.length })]
      : []),
    ...(count('unanswered') > 0
      ? [buildWhy('comprehension.unanswered', { count: count('unanswered'), total: matches.length })]
      : []),
    ...(asked > 0 ? [buildWhy('comprehension.asked_to_repeat', { count: asked })] : []),
  ]
}

function buildMatchEvidence(match: QuestionMatch): Evidence[] {
  if (match.best === null) return []
  const off = match.state === 'off_question'
  return [
    buildEvidence(
      match.best.answer,
      match.best.unit,
      off ? { effect: '-', tag: 'off_the_question' } : { effect: '+', tag: 'on_the_question' },
    ),
  ]
}

/** Words said elsewhere still count as words, but only own new sentences can fill what the kind of question asks for. */
function matchQuestion(topics: QuestionTopics, all: readonly QuestionTopics[], context: ScoreContext): QuestionMatch {
  const answers = context.answers.filter((item) => item.answer.questionId === topics.question.id)
  const placed = listAnswerUnits(answers)
  const repeated = answers.flatMap((answer) =>
    answer.units.filter((unit) => unit.dropped === 'duplicate').map((unit) => ({ answer, unit })),
  )
  const said = [...placed, ...repeated]
  const asked = answers.filter((answer) => asksToRepeat(answer, context)).length
  const best = findMostOnTopic(said, topics)
  const base = { question: topics.question, asked, best }
  if (countWords(said.map((item) => item.unit)) < minWords) return { ...base, x: 0, state: 'unanswered' }
  const lemmas = listLemmas(said.map((item) => item.unit))
  const own = measureTopicality(topics, { text: joinForms(said.map((item) => item.unit)), lemmas }, context.lexicon)
  const elsewhere = Math.max(
    0,
    ...all.filter((other) => other !== topics).map((other) => measureOverlap(other.topic, lemmas)),
  )
  const misplaced = elsewhere >= minOtherOverlap && elsewhere > own + minOverlapDifference
  const fit = misplaced
    ? 0
    : measureKindMatch(
        topics.question.kind,
        placed.map((item) => item.unit),
        context.lexicon,
      )
  if (own < offTopicOverlap && fit < 0.5)
    return { ...base, x: placed.length === 0 ? 0 : offTopicX, state: 'off_question' }
  const x = Math.max(scaleToUnit(own, 0, fullOverlap), fit) - repeatPenalty * Math.min(maxRepeats, asked)
  return { ...base, x: scaleToUnit(x, 0, 1), state: 'answered' }
}

function asksToRepeat(answer: PreparedAnswer, context: ScoreContext): boolean {
  const words = answer.units.flatMap((unit) => unit.words.map((word) => word.form))
  return words.length < shortAnswer && findPhrases(context.lexicon.askToRepeat, words).length > 0
}

const joinForms = (units: readonly TaggedUnit[]): string =>
  units.flatMap((unit) => unit.words.map((word) => word.form)).join(' ')

function listLemmas(units: readonly TaggedUnit[]): Set<string> {
  return new Set(units.flatMap((unit) => unit.words.map((word) => word.lemma)))
}

function findMostOnTopic(placed: readonly AnswerUnit[], topics: QuestionTopics): AnswerUnit | null {
  let best: AnswerUnit | null = null
  let bestOverlap = -1
  for (const item of placed) {
    const value = measureOverlap(topics.topic, listLemmas([item.unit]))
    if (value > bestOverlap) {
      best = item
      bestOverlap = value
    }
  }
  return best
}
