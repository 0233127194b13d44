import type { AssessQuestion, QuestionKind } from '../input'
import { words as list } from '../lexicons/en-words'
import type { Lexicon } from '../lexicons/lexicon'
import { tokenize } from '../normalize/tokenize'
import { tagTokens } from '../tag/tag-unit'
import type { TaggedUnit } from '../tag/word'
import { ownAction } from './own-action'
import { hasCue, storySlotsOf } from './story-slots'

/** Words of the asking itself, which say nothing about the topic. */
const askingWords: ReadonlySet<string> = new Set(
  list(
    'tell describe time give example explain share situation please walk talk experience kind hãy kể mô tả lần biết chia sẻ ví dụ bạn trường hợp',
  ),
)
const unknownRank = 10_000
const coveredPoint = 0.5

/** Topic words of a question or an expected point with how much each one tells (rarer words tell more). */
export type Topic = ReadonlyMap<string, number>

export function topicOf(text: string, lexicon: Lexicon): Topic {
  const words = tagTokens(tokenize(text), lexicon).filter((word) => word.content && !askingWords.has(word.form))
  return new Map(words.map((word) => [word.lemma, Math.log(1 + (word.rank ?? unknownRank) / 100)]))
}

export function overlap(topic: Topic, lemmas: ReadonlySet<string>): number {
  let total = 0
  let found = 0
  for (const [lemma, weight] of topic) {
    total += weight
    if (lemmas.has(lemma)) found += weight
  }
  return total === 0 ? 0 : found / total
}

export interface QuestionTopics {
  readonly question: AssessQuestion
  readonly topic: Topic
  readonly points: readonly Topic[]
}

const cache = new WeakMap<AssessQuestion, QuestionTopics>()

export function questionTopics(question: AssessQuestion, lexicon: Lexicon): QuestionTopics {
  const known = cache.get(question)
  if (known !== undefined) return known
  const topics = {
    question,
    topic: topicOf(question.text, lexicon),
    points: (question.expectedPoints ?? []).map((point) => topicOf(point, lexicon)),
  }
  cache.set(question, topics)
  return topics
}

/** How close an answer's words are to a question: the better of question overlap and expected-point coverage, 0 to 1. */
export function topicality(topics: QuestionTopics, lemmas: ReadonlySet<string>): number {
  const covered = topics.points.filter((point) => overlap(point, lemmas) >= coveredPoint).length
  const coverage = topics.points.length === 0 ? 0 : covered / topics.points.length
  return Math.max(overlap(topics.topic, lemmas), coverage)
}

/** Share (0 to 1) of what a question of this kind asks for that the answer has, whatever its topic. */
export function kindMatch(kind: QuestionKind, units: readonly TaggedUnit[], lexicon: Lexicon): number {
  const slots = storySlotsOf(units, lexicon)
  const has = (value: boolean): number => (value ? 1 : 0)
  const reason = has(slots.has('reason'))
  switch (kind) {
    case 'behavioural':
      return (has(slots.has('situation')) + has(slots.has('action')) + has(slots.has('result'))) / 3
    case 'situational':
      return (
        (has(units.some((unit) => hasCue(unit, lexicon.story.condition))) + has(slots.has('ordered_steps')) + reason) /
        3
      )
    case 'motivational':
    case 'opinion':
      return (has(units.some((unit) => hasCue(unit, lexicon.story.opinion))) + reason + has(slots.has('example'))) / 3
    case 'technical':
      return (has(slots.has('action')) + reason + has(slots.has('example'))) / 3
    case 'other':
      return (has(units.some((unit) => ownAction(unit, lexicon) !== null)) + reason) / 2
  }
}
