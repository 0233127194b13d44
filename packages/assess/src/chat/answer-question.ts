import { type ChatEvent, chatLimits, type StatementGround } from '@candor/contract'
import { findLevels } from './find-levels'
import { findKeySentence } from './key-sentence'
import { listPassages, type Passage } from './passages'
import { isAbout, rankPassages } from './rank-passages'
import { type ReadQuestion, readQuestion, type Topic } from './read-question'
import type { ChatSource } from './source'
import { listTerms, type Term } from './terms'

/** What an answer consists of, without its beginning and end. */
export type AnswerEvent = Exclude<ChatEvent, { type: 'started' } | { type: 'ended' }>

/** Points of one topic that are shown. */
const maxPoints = 3

const createStatement = (ground: StatementGround, { citation }: Passage): AnswerEvent => ({
  type: 'statement',
  ground,
  text: null,
  citations: [citation],
})

/** The sentence that tells most of each answer, for the questions that a test accepts. */
function answerByQuestion(passages: readonly Passage[], accepts: (passage: Passage) => boolean): AnswerEvent[] {
  const byQuestion = new Map<number, Passage[]>()
  for (const passage of passages.filter(accepts)) {
    const { questionNumber } = passage.citation
    byQuestion.set(questionNumber, [...(byQuestion.get(questionNumber) ?? []), passage])
  }
  return [...byQuestion.values()].slice(0, chatLimits.statements).flatMap((group) => {
    const key = findKeySentence(group)
    return key === null ? [] : [createStatement('question', key)]
  })
}

const isNamedBy = (topic: Topic, text: string): boolean => {
  const terms: readonly Term[] = listTerms(text)
  return isAbout(topic, terms)
}

function listRequirements(topic: Topic, { assessment }: ChatSource): AnswerEvent[] {
  return (assessment?.requirements ?? [])
    .filter(({ name }) => isNamedBy(topic, name))
    .map(({ name, state }) => ({ type: 'requirement', name, state }))
}

function listPoints(topic: Topic, { assessment, answers }: ChatSource): AnswerEvent[] {
  const numbers = new Map(answers.map(({ questionId, questionNumber }) => [questionId, questionNumber]))
  return (assessment?.questions ?? [])
    .flatMap(({ points, questionId }) => {
      const questionNumber = numbers.get(questionId)
      return questionNumber === undefined ? [] : points.map((point) => ({ ...point, questionNumber }))
    })
    .filter(({ heading }) => isNamedBy(topic, heading))
    .slice(0, maxPoints)
    .map(({ questionNumber, heading, state }) => ({ type: 'point', questionNumber, heading, state }))
}

function answerTopic(topic: Topic, source: ChatSource, passages: readonly Passage[]): AnswerEvent[] {
  const spoken = rankPassages(topic, passages)
    .slice(0, chatLimits.statements)
    .map(({ passage }) => createStatement('words', passage))
  const asked = spoken.length > 0 ? [] : answerByQuestion(passages, (passage) => isNamedBy(topic, passage.questionText))
  const statements = [...spoken, ...asked]
  const missing: AnswerEvent[] = statements.length > 0 ? [] : [{ type: 'notMentioned', topic: topic.name }]
  return [...listRequirements(topic, source), ...statements, ...missing, ...listPoints(topic, source)]
}

/** The same words are quoted once, however many topics they answer. */
function dropRepeats(events: readonly AnswerEvent[]): AnswerEvent[] {
  const seen = new Set<string>()
  return events.filter((event) => {
    const key = JSON.stringify(event)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function answerNumbered(passages: readonly Passage[], { questionNumber }: ReadQuestion): AnswerEvent[] {
  const found = answerByQuestion(passages, ({ citation }) => citation.questionNumber === questionNumber)
  return found.length > 0 ? found : [{ type: 'notMentioned', topic: null }]
}

/**
 * Answers a question with words of this interview, found by the words of the question: quotes, never a sentence of its own. What no
 * passage speaks of is reported as not mentioned.
 */
export function answerQuestion(question: string, source: ChatSource): AnswerEvent[] {
  const levels = findLevels(question, source)
  if (levels !== null) return levels
  const passages = listPassages(source)
  const read = readQuestion(question)
  const inQuestion = read.questionNumber === null ? [] : answerNumbered(passages, read)
  if (read.topics.length === 0 && inQuestion.length > 0) return inQuestion
  if (passages.length === 0 || read.topics.length === 0) return [{ type: 'notMentioned', topic: null }]
  const scope =
    read.questionNumber === null
      ? passages
      : passages.filter(({ citation }) => citation.questionNumber === read.questionNumber)
  return dropRepeats(read.topics.flatMap((topic) => answerTopic(topic, source, scope)))
}
