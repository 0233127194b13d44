import { findExpectedPoints, parseExpectedPoint } from '@candor/contract'
import type { AssessQuestion, QuestionKind } from '../input'
import { splitWords } from '../lexicons/en-words'
import type { Lexicon } from '../lexicons/lexicon'
import { tokenize } from '../normalize/tokenize'
import { tagTokens } from '../tag/tag-unit'
import type { TaggedUnit } from '../tag/word'
import { findOwnAction } from './own-action'
import { findStorySlots, hasCue } from './story-slots'

/** Words of the asking itself, which say nothing about the topic. */
const questionWords: ReadonlySet<string> = new Set(
  splitWords(
    'tell describe time give example explain share situation please walk talk experience kind hãy kể mô tả lần biết chia sẻ ví dụ bạn trường hợp',
  ),
)
const unknownRank = 10_000
/** Of the words of a point that is one sentence. */
const minPointOverlap = 0.5

/** Topic words of a question or an expected point with how much each one tells (rarer words tell more). */
export type Topic = ReadonlyMap<string, number>

export function extractTopic(text: string, lexicon: Lexicon): Topic {
  const words = tagTokens(tokenize(text), lexicon).filter((word) => word.content && !questionWords.has(word.form))
  return new Map(words.map((word) => [word.lemma, Math.log(1 + (word.rank ?? unknownRank) / 100)]))
}

export function measureOverlap(topic: Topic, lemmas: ReadonlySet<string>): number {
  let total = 0
  let found = 0
  for (const [lemma, weight] of topic) {
    total += weight
    if (lemmas.has(lemma)) found += weight
  }
  return total === 0 ? 0 : found / total
}

/** `line` as it was written; `topic` holds the words of its alternatives, or of its sentence where it has none. */
interface ExpectedPointTopic {
  readonly line: string
  readonly topic: Topic
  readonly hasAlternatives: boolean
}

/** What was said: its words in their order, and the set of their lemmas. */
export interface SaidWords {
  readonly text: string
  readonly lemmas: ReadonlySet<string>
}

export interface QuestionTopics {
  readonly question: AssessQuestion
  readonly topic: Topic
  readonly points: readonly ExpectedPointTopic[]
}

const cache = new WeakMap<AssessQuestion, QuestionTopics>()

/** The heading of a point with alternatives is for people: no answer says "Finds the cause". */
function extractPointTopic(line: string, lexicon: Lexicon): ExpectedPointTopic {
  const { heading, alternatives } = parseExpectedPoint(line)
  const hasAlternatives = alternatives.length > 0
  return { line, topic: extractTopic(hasAlternatives ? alternatives.join(', ') : heading, lexicon), hasAlternatives }
}

export function getQuestionTopics(question: AssessQuestion, lexicon: Lexicon): QuestionTopics {
  const known = cache.get(question)
  if (known !== undefined) return known
  const topics = {
    question,
    topic: extractTopic(question.text, lexicon),
    points: (question.expectedPoints ?? []).map((line) => extractPointTopic(line, lexicon)),
  }
  cache.set(question, topics)
  return topics
}

/** How close an answer's words are to a question: the better of question overlap and expected-point coverage, 0 to 1. */
export function measureTopicality(topics: QuestionTopics, { text, lemmas }: SaidWords, lexicon: Lexicon): number {
  const covered = topics.points.filter(({ line, topic, hasAlternatives }) =>
    hasAlternatives
      ? findExpectedPoints(text, [line], lexicon.language).some(({ found }) => found.length > 0)
      : measureOverlap(topic, lemmas) >= minPointOverlap,
  ).length
  const coverage = topics.points.length === 0 ? 0 : covered / topics.points.length
  return Math.max(measureOverlap(topics.topic, lemmas), coverage)
}

/** Share (0 to 1) of what a question of this kind asks for that the answer has, whatever its topic. */
export function measureKindMatch(kind: QuestionKind, units: readonly TaggedUnit[], lexicon: Lexicon): number {
  const slots = findStorySlots(units, lexicon)
  const toShare = (value: boolean): number => (value ? 1 : 0)
  const reason = toShare(slots.has('reason'))
  switch (kind) {
    case 'behavioural':
      return (toShare(slots.has('situation')) + toShare(slots.has('action')) + toShare(slots.has('result'))) / 3
    case 'situational':
      return (
        (toShare(units.some((unit) => hasCue(unit, lexicon.story.condition))) +
          toShare(slots.has('ordered_steps')) +
          reason) /
        3
      )
    case 'motivational':
    case 'opinion':
      return (
        (toShare(units.some((unit) => hasCue(unit, lexicon.story.opinion))) + reason + toShare(slots.has('example'))) /
        3
      )
    case 'technical':
      return (toShare(slots.has('action')) + reason + toShare(slots.has('example'))) / 3
    case 'other':
      return (toShare(units.some((unit) => findOwnAction(unit, lexicon) !== null)) + reason) / 2
  }
}
