import type { Lexicon } from '../lexicons/lexicon'
import { findPhrases, type PhraseHit } from '../lexicons/phrase-index'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { Span } from '../normalize/span'
import type { TaggedUnit, Word } from '../tag/word'
import { groupBySentence } from './group-by-sentence'
import { getWithdrawalPhrases, type WithdrawalPhrases } from './withdrawal-phrases'

type Unmarked = Omit<PreparedAnswer, 'withdrawn'>

/** A word beyond this rank names a topic by itself. */
const topicRank = 1000
const commonRank = 300
/** Words after the sentence of the reference in which it may still be denied: "I said earlier that ... . That is not true." */
const denialReach = 8
const reporterReach = 8
/** Further ones are not looked at: an answer full of them would take long. */
const mostReferences = 20

interface Sentence {
  readonly answer: Unmarked
  readonly units: readonly TaggedUnit[]
}

/**
 * "What I said before about the padlock, that was not right": the sentences of every answer that hold the topic are withdrawn.
 * The topic are the words of the sentence outside the phrases. Without one nothing is withdrawn: no one can say which.
 */
export function findReferredStatements(answers: readonly Unmarked[], lexicon: Lexicon): Map<Unmarked, Span[]> {
  const found = new Map<Unmarked, Span[]>()
  const sentences = answers.flatMap(listSentences)
  let references = 0
  sentences.forEach((sentence, index) => {
    if (references === mostReferences) return
    const next = sentences[index + 1]
    const topic = findTopic(sentence, next?.answer === sentence.answer ? next : null, lexicon)
    if (topic.size === 0) return
    references += 1
    const others = sentences.filter((other) => other.answer !== sentence.answer || other.units[0] !== sentence.units[0])
    for (const { answer, units } of selectAbout(
      topic,
      others.filter((other) => isBefore(other, sentence)),
      lexicon,
    ))
      found.set(answer, [...(found.get(answer) ?? []), ...units.map(({ start, end }) => ({ start, end }))])
  })
  return found
}

/** In the same answer only what was said before. */
const isBefore = (other: Sentence, { answer, units }: Sentence): boolean =>
  other.answer !== answer || (other.units[0]?.start ?? 0) < (units[0]?.start ?? 0)

const listSentences = (answer: Unmarked): Sentence[] =>
  groupBySentence(answer.units).map((units) => ({ answer, units }))

const listWords = (sentence: Sentence | null): Word[] => (sentence?.units ?? []).flatMap(({ words }) => [...words])
const listForms = (words: readonly Word[]): string[] => words.map(({ token }) => token.lower)

function findTopic(sentence: Sentence, next: Sentence | null, lexicon: Lexicon): ReadonlyMap<string, number> {
  const phrases = getWithdrawalPhrases(lexicon.language, sentence.answer.answer.text)
  const words = listWords(sentence)
  const forms = listForms(words)
  const reference = findReference(forms, phrases)
  if (reference === null) return new Map()
  const denial = findDenial(forms, phrases)
  if (denial === null && findPhrases(phrases.denial, listForms(listWords(next)).slice(0, denialReach)).length === 0)
    return new Map()
  // Before the denial stands what it denies; after a denial that stands first, all that follows.
  const end = denial === null || denial.from < reference.from ? words.length : denial.from
  const start = denial !== null && denial.from < reference.from ? denial.from + denial.length : 0
  const outside = (index: number): boolean => index < reference.from || index >= reference.from + reference.length
  return weighKeys(
    words.map((word, index) => (index >= start && index < end && outside(index) ? word : null)),
    lexicon,
  )
}

function findReference(forms: readonly string[], phrases: WithdrawalPhrases): PhraseHit | null {
  if (phrases.marker !== null && findPhrases(phrases.marker, forms).length === 0) return null
  const hits = findPhrases(phrases.reference, forms)
  const isReported = ({ from }: PhraseHit): boolean =>
    forms.slice(Math.max(0, from - reporterReach), from).some((form) => phrases.reporters.has(form))
  return hits.find((hit) => !isReported(hit)) ?? null
}

/** The first denial, or a plain retraction. */
function findDenial(forms: readonly string[], { denial, plain }: WithdrawalPhrases): PhraseHit | null {
  return findPhrases(denial, forms)[0] ?? findPhrases(plain, forms)[0] ?? null
}

/** Words that name a topic with their weight; Vietnamese rows of two syllables, because one syllable is half a word. */
function weighKeys(words: readonly (Word | null)[], lexicon: Lexicon): ReadonlyMap<string, number> {
  const keys = words.flatMap((word, index): [string, number][] => {
    if (word === null || !word.content) return []
    if (lexicon.language === 'en') return [[word.lemma, weighLemma(word)]]
    const next = words[index + 1]
    return next?.content === true ? [[`${word.form} ${next.form}`, 1]] : []
  })
  return new Map(keys.filter(([, weight]) => weight > 0))
}

function weighLemma({ rank }: Word): number {
  if (rank === null || rank > topicRank) return 1
  return rank > commonRank ? 0.5 : 0
}

/** The sentences that hold most of the topic. */
function selectAbout(topic: ReadonlyMap<string, number>, sentences: readonly Sentence[], lexicon: Lexicon): Sentence[] {
  const scored = sentences.map((sentence) => {
    const keys = [...weighKeys(listWords(sentence), lexicon).keys()]
    return { sentence, score: keys.reduce((sum, key) => sum + (topic.get(key) ?? 0), 0) }
  })
  const most = scored.reduce((best, { score }) => Math.max(best, score), 0)
  return scored.filter(({ score }) => score >= 1 && score >= most / 2).map(({ sentence }) => sentence)
}
