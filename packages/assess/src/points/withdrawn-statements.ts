import type { Lexicon } from '../lexicons/lexicon'
import { findPhrases, type PhraseHit, type PhraseIndex } from '../lexicons/phrase-index'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { Span } from '../normalize/span'
import type { Token } from '../normalize/token'
import { foreignReasons } from './foreign-reasons'
import { findReferredStatements } from './referred-statements'
import { getWithdrawalPhrases } from './withdrawal-phrases'

/** A plain retraction removes so many words before it. */
const retractedWords = 60
/** A soft one removes the sentence before it, or so much of its own. */
const longestSentence = 40
const longestClause = 25
/** A phrase within the first words of a sentence is about the sentence before it. */
const openingWords = 4
/** In the first words of a follow-up it is about the end of the answer that the follow-up asks about. */
const followUpOpening = 6
const reporterDistance = 3

interface SaidToken {
  readonly token: Token
  readonly sentence: number
  /** Place of the first word of its sentence, and how many words without fillers stand between. */
  readonly sentenceStart: number
  readonly before: number
}

type Unmarked = Omit<PreparedAnswer, 'withdrawn'>

/** What each candidate's answer loses because it was withdrawn, in the same answer or in another. */
export function markWithdrawn(answers: readonly Unmarked[], lexicon: Lexicon): PreparedAnswer[] {
  const referred = findReferredStatements(answers, lexicon)
  return answers.map((answer) => {
    const said = listSaid(answer)
    const own = findRetractions(answer, said, lexicon).flatMap((hit) => toSpans(reachBefore(said, hit)))
    const asked = answers.filter((other) => isFollowUpOf(other, answer))
    const later = asked.flatMap((other) =>
      listOpeningRetractions(other, lexicon).flatMap((hit) => toSpans(reachEnd(said, hit))),
    )
    return { ...answer, withdrawn: mergeSpans([...own, ...later, ...(referred.get(answer) ?? [])]) }
  })
}

/** Words of the sentences that are the candidate's own, in order. Vietnamese keeps its fillers: "à không" is a phrase. */
function listSaid({ units }: Pick<Unmarked, 'units'>): SaidToken[] {
  const said: SaidToken[] = []
  for (const unit of units.filter(({ dropped }) => !foreignReasons.has(dropped)))
    for (const token of unit.tokens.filter(({ mask }) => mask === null)) {
      const last = said.at(-1)
      const isSame = last?.sentence === unit.sentence
      said.push({
        token,
        sentence: unit.sentence,
        sentenceStart: isSame ? last.sentenceStart : said.length,
        before: isSame ? last.before + Number(isCounted(last)) : 0,
      })
    }
  return said
}

const isFollowUpOf = (other: Unmarked, { answer }: Unmarked): boolean =>
  other.answer.isFollowUp && !answer.isFollowUp && other.answer.questionId === answer.questionId

interface AnswerWords {
  readonly answer: Unmarked
  readonly said: readonly SaidToken[]
}

interface Retraction {
  /** Place of its first word among the words that were said. */
  readonly from: number
  readonly isPlain: boolean
}

const isCounted = ({ token }: SaidToken): boolean => token.disfluency === null

/** Hits of phrases among the words without fillers, and in Vietnamese also with them. */
function findAmong(index: PhraseIndex, said: readonly SaidToken[], lexicon: Lexicon): PhraseHit[] {
  if (lexicon.language === 'vi')
    return findPhrases(
      index,
      said.map(({ token }) => token.lower),
    )
  const places = said.flatMap((item, place) => (isCounted(item) ? [place] : []))
  const hits = findPhrases(
    index,
    places.map((place) => said[place]?.token.lower ?? ''),
  )
  return hits.map((hit) => {
    const from = places[hit.from] ?? 0
    return { ...hit, from, length: (places[hit.from + hit.length - 1] ?? from) - from + 1 }
  })
}

function findRetractions(answer: Unmarked, said: readonly SaidToken[], lexicon: Lexicon): Retraction[] {
  const phrases = getWithdrawalPhrases(lexicon.language, answer.answer.text)
  const find = (index: PhraseIndex): PhraseHit[] => findAmong(index, said, lexicon)
  const endsClause = (hit: PhraseHit): boolean => isClauseEnd({ answer, said }, hit, phrases.clauseStarts)
  const soft = [
    ...find(phrases.soft),
    ...find(phrases.softBeforeClause).filter(endsClause),
    ...find(phrases.softAtStart).filter((hit) => countBefore(said, hit.from) === 0 && endsClause(hit)),
  ]
  return [
    ...find(phrases.plain).map(({ from }) => ({ from, isPlain: true })),
    ...soft
      .filter(
        ({ from }) => !isReported(said, from, phrases.reporters) && !followsQuestion(answer.answer.text, said, from),
      )
      .map(({ from }) => ({ from, isPlain: false })),
  ]
}

const listOpeningRetractions = (answer: Unmarked, lexicon: Lexicon): Retraction[] => {
  const said = listSaid(answer)
  return findRetractions(answer, said, lexicon).filter(({ from }) => from < followUpOpening)
}

function isClauseEnd({ answer, said }: AnswerWords, { from, length }: PhraseHit, starts: ReadonlySet<string>): boolean {
  const last = said[from + length - 1]
  const next = said[from + length]
  if (last === undefined || next === undefined || next.sentence !== last.sentence) return true
  return starts.has(next.token.lower) || /[,;:–—]/u.test(answer.answer.text.slice(last.token.end, next.token.start))
}

const findSentenceStart = (said: readonly SaidToken[], from: number): number => said[from]?.sentenceStart ?? from

/** Words without fillers between the start of the sentence and this place. */
const countBefore = (said: readonly SaidToken[], from: number): number => said[from]?.before ?? 0

function isReported(said: readonly SaidToken[], from: number, reporters: ReadonlySet<string>): boolean {
  const sentence = said[from]?.sentence
  const before = said.slice(Math.max(0, from - reporterDistance), from)
  return before.some((item) => item.sentence === sentence && reporters.has(item.token.lower))
}

/** "Was it enough? Not really." answers the speaker's own question. */
function followsQuestion(text: string, said: readonly SaidToken[], from: number): boolean {
  const start = findSentenceStart(said, from)
  const [last, first] = [said[start - 1], said[start]]
  return last !== undefined && first !== undefined && text.slice(last.token.end, first.token.start).includes('?')
}

function reachBefore(said: readonly SaidToken[], { from, isPlain }: Retraction): readonly SaidToken[] {
  if (isPlain) return said.slice(Math.max(0, from - retractedWords), from)
  const end = findSentenceStart(said, from)
  if (countBefore(said, from) > openingWords) return said.slice(Math.max(end, from - longestClause), from)
  const sentence = said[end - 1]?.sentence
  return said.slice(Math.max(0, end - longestSentence), end).filter((item) => item.sentence === sentence)
}

function reachEnd(said: readonly SaidToken[], { isPlain }: Retraction): readonly SaidToken[] {
  if (isPlain) return said.slice(-retractedWords)
  const sentence = said.at(-1)?.sentence
  return said.slice(-longestSentence).filter((item) => item.sentence === sentence)
}

function toSpans(words: readonly SaidToken[]): Span[] {
  const [first, last] = [words[0], words.at(-1)]
  return first === undefined || last === undefined ? [] : [{ start: first.token.start, end: last.token.end }]
}

/** In order and without overlaps. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last === undefined || span.start > last.end) merged.push(span)
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
  }
  return merged
}
