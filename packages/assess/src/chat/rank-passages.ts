import type { Passage } from './passages'
import type { Topic, WeightedTerm } from './read-question'
import { compareTerms, isName, listTerms, type Term } from './terms'

export interface RankedPassage {
  readonly passage: Passage
  /** Above 0; higher is nearer. */
  readonly score: number
}

/** A topic is spoken of where this share of its weight is. */
const leastCoverage = 0.5
/** A question or the name of a requirement has few words, so nearly all of a topic has to be there. */
const leastOfName = 0.75
/** A word of a neighboring sentence or of the question belongs to the same matter, a little less certainly. */
const neighborShare = 0.6
/** Words next to each other in the question and in the sentence mean the same thing more certainly. */
const pairBonus = 0.15
/** Far weaker passages than the best one are no answer. */
const leastOfBest = 0.6

/** Words in which a topic is looked for. */
interface Words {
  readonly said: readonly Term[]
  /** Of the sentences before and after. */
  readonly near?: readonly Term[]
  /** Of the question that was answered: it says what "it" and "they" are. */
  readonly context?: readonly Term[]
}

const findBest = (asked: Term, said: readonly Term[]): number =>
  said.reduce((best, term) => Math.max(best, compareTerms(asked, term)), 0)

const areNeighbors = (said: readonly Term[], first: Term, second: Term): boolean =>
  said.some((term, at) => {
    const next = said[at + 1]
    return next !== undefined && compareTerms(first, term) > 0 && compareTerms(second, next) > 0
  })

/** How many neighbors of the topic are neighbors here too. */
const countPairs = (terms: readonly Term[], said: readonly Term[]): number =>
  terms.filter((term, place) => {
    const next = terms[place + 1]
    return next !== undefined && areNeighbors(said, term, next)
  }).length

/**
 * Whether what matters most was said. A Vietnamese word is several syllables, so two in a row have to be there; one alone is another
 * word. In other texts, and where a name is asked for, it is the word that tells most.
 */
function holdsCore(terms: readonly WeightedTerm[], { said, near = [] }: Words): boolean {
  const hasName = terms.some(isName)
  if (!hasName && terms.length > 1 && terms.some(({ isMarked }) => isMarked)) return countPairs(terms, said) > 0
  const heaviest = Math.max(...terms.map(({ weight }) => weight))
  return terms
    .filter(({ weight }) => weight === heaviest)
    .every((term) => findBest(term, said) > 0 || findBest(term, near) > 0)
}

/** How much of a topic some words hold, 0 to 1. */
function coverTopic({ terms }: Topic, words: Words): number {
  if (!holdsCore(terms, words)) return 0
  const { said, near = [], context = [] } = words
  let covered = 0
  let total = 0
  for (const term of terms) {
    const around = Math.max(findBest(term, near), findBest(term, context))
    covered += Math.max(findBest(term, said), neighborShare * around) * term.weight
    total += term.weight
  }
  return total === 0 ? 0 : covered / total
}

function scorePassage(topic: Topic, passages: readonly Passage[], at: number): number {
  const passage = passages[at]
  if (passage === undefined) return 0
  const { answerId } = passage.citation
  const near = [passages[at - 1], passages[at + 1]].flatMap((other) =>
    other?.citation.answerId === answerId ? other.terms : [],
  )
  const said = passage.terms
  const coverage = coverTopic(topic, { said, near, context: listTerms(passage.questionText) })
  if (coverage < leastCoverage || !topic.terms.some((term) => findBest(term, said) > 0)) return 0
  return coverage + countPairs(topic.terms, said) * pairBonus
}

/** The sentences that speak of a topic, the nearest first; empty: none does. */
export function rankPassages(topic: Topic, passages: readonly Passage[]): readonly RankedPassage[] {
  const ranked = passages
    .map((passage, at) => ({ passage, score: scorePassage(topic, passages, at) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const best = ranked[0]?.score ?? 0
  return ranked.filter(({ score }) => score >= best * leastOfBest)
}

/** Whether a short text, such as a question or the name of a requirement, is about a topic. */
export const isAbout = (topic: Topic, said: readonly Term[]): boolean => coverTopic(topic, { said }) >= leastOfName
