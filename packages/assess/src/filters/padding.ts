import { splitWords } from '../lexicons/en-words'
import type { Lexicon } from '../lexicons/lexicon'
import { findPhrases } from '../lexicons/phrase-index'
import { findOwnAction, hasEntity, isFirstPerson } from '../measures/own-action'
import type { Span } from '../normalize/span'
import { dropUnit } from '../normalize/unit'
import type { TaggedUnit, Word } from '../tag/word'

const commonRank = 300
const minPraiseShare = 0.5
const minWords = 3
const minSharedLemmas = 2

/** Words beyond the 300 most frequent that fit any subject, so they do not link a sentence to a topic. */
const genericWords: ReadonlySet<string> = new Set(
  splitWords(
    'thing stuff important importance necessary main everybody everyone nowadays society certain various different difference',
  ),
)

/** What ties a sentence to the job. */
export interface Topic {
  readonly lemmas: ReadonlySet<string>
  /** Where expected points of the question were heard: an expert who leaves out "I" is still about the job. */
  readonly pointPlaces: readonly Span[]
}

/** Drops self-praise and flattery, boilerplate, and sentences with no link to the speaker, the question or the job. */
export function dropPadding(units: readonly TaggedUnit[], topic: Topic, lexicon: Lexicon): TaggedUnit[] {
  const withoutPraise = units.map((unit) =>
    isCutOff(unit) && isSelfPraise(unit, lexicon) ? dropUnit(unit, 'self_praise') : unit,
  )
  const own = new Set(
    withoutPraise.filter((unit) => isCutOff(unit) && isFirstPerson(unit, lexicon)).flatMap(listSpecificLemmas),
  )
  const anchoredUnits = new Set(
    withoutPraise.filter(
      (unit) => isCutOff(unit) && (holdsPoint(unit, topic, lexicon) || isAnchored(unit, [topic.lemmas, own], lexicon)),
    ),
  )
  const anchoredLemmas = new Set([...anchoredUnits].flatMap((unit) => listSpecificLemmas(unit)))
  return withoutPraise.map((unit) =>
    !isCutOff(unit) || anchoredUnits.has(unit) || sharesLemmas(unit, anchoredLemmas, lexicon)
      ? unit
      : dropUnit(unit, 'padding'),
  )
}

function holdsPoint(unit: TaggedUnit, { pointPlaces }: Topic, lexicon: Lexicon): boolean {
  return !isBoilerplate(unit, lexicon) && pointPlaces.some(({ start, end }) => unit.start <= start && end <= unit.end)
}

/** Two words shared with the anchored sentences make a link: one may be chance. */
function sharesLemmas(unit: TaggedUnit, anchoredLemmas: ReadonlySet<string>, lexicon: Lexicon): boolean {
  if (lexicon.language !== 'en' || isBoilerplate(unit, lexicon)) return false
  return listSpecificLemmas(unit).filter((lemma) => anchoredLemmas.has(lemma)).length >= minSharedLemmas
}

function listSpecificLemmas(unit: TaggedUnit): string[] {
  return [...new Set(unit.words.filter(isSpecific).map((word) => word.lemma))]
}

function isBoilerplate(unit: TaggedUnit, lexicon: Lexicon): boolean {
  return (
    findPhrases(
      lexicon.boilerplate,
      unit.words.map((word) => word.form),
    ).length > 0
  )
}

function isCutOff(unit: TaggedUnit): boolean {
  return unit.dropped === null && unit.words.length >= minWords
}

function isSelfPraise(unit: TaggedUnit, lexicon: Lexicon): boolean {
  const content = unit.words.filter((word) => word.content)
  if (content.length === 0 || hasEntity(unit) || findOwnAction(unit, lexicon) !== null) return false
  const praise = content.filter((word) => lexicon.praise.has(word.form) || lexicon.praise.has(word.lemma))
  return praise.length / content.length >= minPraiseShare
}

function isAnchored(unit: TaggedUnit, topics: readonly ReadonlySet<string>[], lexicon: Lexicon): boolean {
  if (isBoilerplate(unit, lexicon)) return findOwnAction(unit, lexicon) !== null
  if (isSpelledOut(unit)) return false
  if (isFirstPerson(unit, lexicon) || hasEntity(unit)) return true
  return unit.words.some((word) => isSpecific(word) && topics.some((topic) => topic.has(word.lemma)))
}

/** Spelled-out letters are the rest of a disguised sentence: their "i" does not mean the speaker. */
function isSpelledOut(unit: TaggedUnit): boolean {
  return unit.words.filter((word) => word.form.length === 1 && !word.token.number).length > unit.words.length / 2
}

function isSpecific(word: Word): boolean {
  return word.content && (word.rank === null || word.rank > commonRank) && !genericWords.has(word.lemma)
}
