import type { Evidence, Measure } from '@candor/contract'
import { quote, strongest } from '../evidence/quote'
import type { AssessQuestion } from '../input'
import { findPhrases } from '../lexicons/phrase-index'
import { kindMatch, overlap, type QuestionTopics, questionTopics, topicality } from '../measures/question-match'
import { clip } from '../measures/scale-to-unit'
import type { PreparedAnswer } from '../normalize/prepare-answers'
import type { TaggedUnit } from '../tag/word'
import { type Draft, keptWithAnswers, type PlacedUnit, round, type ScoreContext, why, wordCount } from './scorecard'

const minQuestions = 2
const minWords = 5
const fullOverlap = 0.6
/** Another question fits an answer clearly better from this topicality and this difference on. */
const fitsElsewhere = 0.5
const clearlyBetter = 0.25
const offTopicOverlap = 0.1
const offTopicX = 0.125
const repeatPenalty = 0.1
const maxRepeats = 2
const shortAnswer = 25

interface Match {
  readonly question: AssessQuestion
  readonly x: number
  readonly state: 'answered' | 'off_question' | 'unanswered'
  readonly asked: number
  readonly best: PlacedUnit | null
}

export function scoreComprehension(context: ScoreContext): Draft {
  const topics = context.questions.map((question) => questionTopics(question, context.lexicon))
  const matches = topics.map((topic) => matchOf(topic, topics, context))
  const answered = matches.filter((match) => match.state !== 'unanswered')
  if (answered.length < minQuestions) {
    return {
      state: 'not_evaluated',
      reason: 'insufficient_evidence',
      why: [why('not_evaluated.insufficient_answers', { answers: answered.length, needed: minQuestions })],
    }
  }
  const measures = matches.map((match): Measure => measureOf(match, matches.length))
  return {
    state: 'scored',
    level: 1 + measures.reduce((sum, item) => sum + item.contribution, 0),
    measures,
    evidence: strongest([...matches].sort((a, b) => b.x - a.x).flatMap(evidenceOf)),
    why: whyOf(matches),
    missing: matches
      .filter((match) => match.state === 'unanswered')
      .map((match) => why('missing.question', { question: match.question.text })),
  }
}

function measureOf(match: Match, count: number): Measure {
  return {
    id: 'question_match',
    value: round(match.x, 3),
    unit: 'share',
    contribution: round((4 * match.x) / count, 4),
    norm: '0→1',
    questionId: match.question.id,
  }
}

function whyOf(matches: readonly Match[]) {
  const count = (state: Match['state']): number => matches.filter((match) => match.state === state).length
  const asked = matches.reduce((sum, match) => sum + match.asked, 0)
  return [
    why('comprehension.answered', { answered: count('answered'), total: matches.length }),
    ...(count('off_question') > 0
      ? [why('comprehension.off_question', { count: count('off_question'), total: matches.length })]
      : []),
    ...(count('unanswered') > 0
      ? [why('comprehension.unanswered', { count: count('unanswered'), total: matches.length })]
      : []),
    ...(asked > 0 ? [why('comprehension.asked_to_repeat', { count: asked })] : []),
  ]
}

function evidenceOf(match: Match): Evidence[] {
  if (match.best === null) return []
  const off = match.state === 'off_question'
  return [
    quote(
      match.best.answer,
      match.best.unit,
      off ? { effect: '-', tag: 'off_the_question' } : { effect: '+', tag: 'on_the_question' },
    ),
  ]
}

/** Words said elsewhere still count as words, but only own new sentences can fill what the kind of question asks for. */
function matchOf(topics: QuestionTopics, all: readonly QuestionTopics[], context: ScoreContext): Match {
  const answers = context.answers.filter((item) => item.answer.questionId === topics.question.id)
  const placed = keptWithAnswers(answers)
  const repeated = answers.flatMap((answer) =>
    answer.units.filter((unit) => unit.dropped === 'duplicate').map((unit) => ({ answer, unit })),
  )
  const said = [...placed, ...repeated]
  const asked = answers.filter((answer) => asksToRepeat(answer, context)).length
  const best = mostOnTopic(said, topics)
  const base = { question: topics.question, asked, best }
  if (wordCount(said.map((item) => item.unit)) < minWords) return { ...base, x: 0, state: 'unanswered' }
  const lemmas = lemmasOf(said.map((item) => item.unit))
  const own = topicality(topics, lemmas)
  const elsewhere = Math.max(0, ...all.filter((other) => other !== topics).map((other) => overlap(other.topic, lemmas)))
  const misplaced = elsewhere >= fitsElsewhere && elsewhere > own + clearlyBetter
  const fit = misplaced
    ? 0
    : kindMatch(
        topics.question.kind,
        placed.map((item) => item.unit),
        context.lexicon,
      )
  if (own < offTopicOverlap && fit < 0.5)
    return { ...base, x: placed.length === 0 ? 0 : offTopicX, state: 'off_question' }
  const x = Math.max(clip(own, 0, fullOverlap), fit) - repeatPenalty * Math.min(maxRepeats, asked)
  return { ...base, x: clip(x, 0, 1), state: 'answered' }
}

function asksToRepeat(answer: PreparedAnswer, context: ScoreContext): boolean {
  const words = answer.units.flatMap((unit) => unit.words.map((word) => word.form))
  return words.length < shortAnswer && findPhrases(context.lexicon.askToRepeat, words).length > 0
}

function lemmasOf(units: readonly TaggedUnit[]): Set<string> {
  return new Set(units.flatMap((unit) => unit.words.map((word) => word.lemma)))
}

function mostOnTopic(placed: readonly PlacedUnit[], topics: QuestionTopics): PlacedUnit | null {
  let best: PlacedUnit | null = null
  let bestOverlap = -1
  for (const item of placed) {
    const value = overlap(topics.topic, lemmasOf([item.unit]))
    if (value > bestOverlap) {
      best = item
      bestOverlap = value
    }
  }
  return best
}
