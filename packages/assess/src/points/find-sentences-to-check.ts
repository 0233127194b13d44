import { findPhrase, type SentenceToCheck, splitWords } from '@candor/contract'
import { buildEvidence } from '../evidence/quote'
import type { AssessLanguage, AssessQuestion } from '../input'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { Span } from '../normalize/span'
import type { Token } from '../normalize/token'
import type { TaggedUnit } from '../tag/word'
import { copyTokens, dropWithdrawn, findSigns } from './counted-text'
import { foreignReasons } from './foreign-reasons'
import { groupBySentence } from './group-by-sentence'
import { isRejected } from './is-rejected'

/** In one sentence that has no end: its cost is bounded. */
const mostPlaces = 10
const mostSentences = 20
/** A longer sentence, as speech without pauses has them, is quoted in part. */
const longestQuote = 40

interface OwnSentence {
  readonly answer: PreparedAnswer
  readonly units: readonly TaggedUnit[]
  /** The candidate's own words that still hold, without fillers. Names stay: a phrase may hold one. */
  readonly tokens: readonly Token[]
  /** Offset of the text in the answer. */
  readonly start: number
  readonly text: string
}

interface Hit extends Span {
  readonly phrase: string
}

interface Stretch extends Span {
  readonly phrases: readonly string[]
}

/** Sentences of the answers that hold one of the question's “wrong if” phrases. For people to read: no level uses them. */
export function findSentencesToCheck(
  { wrongIf = [] }: AssessQuestion,
  answers: readonly PreparedAnswer[],
  language: AssessLanguage,
): SentenceToCheck[] {
  const phrases = wrongIf.filter((phrase) => splitWords(phrase).length > 0)
  if (phrases.length === 0) return []
  return answers
    .flatMap((answer) => listOwnSentences(answer))
    .flatMap((sentence) =>
      quoteHits(
        sentence,
        phrases.flatMap((phrase) => findHits(sentence, phrase, language)),
      ),
    )
    .slice(0, mostSentences)
}

function listOwnSentences(answer: PreparedAnswer): OwnSentence[] {
  const own = answer.units.filter(({ dropped }) => !foreignReasons.has(dropped))
  const said = own.flatMap(({ tokens }) => tokens.filter(({ disfluency }) => disfluency === null))
  const held = dropWithdrawn(said, answer)
  const text = copyTokens(answer.answer.text, held)
  const isHeld = new Set(held)
  return groupBySentence(own).flatMap((units) => {
    const tokens = units.flatMap((unit) => unit.tokens.filter((token) => isHeld.has(token)))
    const [first, last] = [tokens[0], tokens.at(-1)]
    if (first === undefined || last === undefined) return []
    const end = last.end + findSigns(text, last.end).length
    return [{ answer, units, tokens, start: first.start, text: text.slice(first.start, end) }]
  })
}

/** All places of a phrase that the sentence does not reject. */
function findHits({ answer, tokens, start, text }: OwnSentence, phrase: string, language: AssessLanguage): Hit[] {
  const hits: Hit[] = []
  let from = 0
  for (let places = 0; places < mostPlaces; places += 1) {
    const place = findClosest(text.slice(from), phrase, language)
    if (place === null) break
    const hit = { start: start + from + place.start, end: start + from + place.end, phrase }
    if (!isRejected({ text: answer.answer.text, tokens }, hit, { phrase, language })) hits.push(hit)
    from += place.end
  }
  return hits
}

/** The place whose words stand closest to its end: "I restart the service, I restart the database" says the second. */
function findClosest(text: string, phrase: string, language: AssessLanguage): Span | null {
  let place = findPhrase(text, phrase, language)
  while (place !== null) {
    const from = text.indexOf(' ', place.start)
    const later = from === -1 ? null : findPhrase(text.slice(from, place.end), phrase, language)
    if (later === null) return place
    place = { start: from + later.start, end: from + later.end }
  }
  return null
}

/** Each sentence once, with all its phrases; of a long one only the stretches that hold a phrase. */
function quoteHits(sentence: OwnSentence, hits: readonly Hit[]): SentenceToCheck[] {
  const stretches: Stretch[] = []
  for (const hit of [...hits].sort((a, b) => a.start - b.start)) {
    const span = findStretch(sentence, hit)
    const last = stretches.at(-1)
    if (last === undefined || span.start >= last.end) stretches.push({ ...span, phrases: [hit.phrase] })
    else stretches[stretches.length - 1] = joinStretches(last, { ...span, phrases: [hit.phrase] })
  }
  return stretches.map(({ phrases, ...span }) => ({
    phrases: [...phrases],
    evidence: buildEvidence(sentence.answer, span, { effect: '-', tag: 'wrong_if' }),
  }))
}

const joinStretches = (a: Stretch, b: Stretch): Stretch => ({
  start: a.start,
  end: Math.max(a.end, b.end),
  phrases: [...new Set([...a.phrases, ...b.phrases])],
})

function findStretch({ units, tokens }: OwnSentence, hit: Hit): Span {
  const held =
    tokens.length <= longestQuote ? units : units.filter((unit) => unit.start < hit.end && hit.start < unit.end)
  return { start: held[0]?.start ?? hit.start, end: held.at(-1)?.end ?? hit.end }
}
