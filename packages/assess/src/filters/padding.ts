import { words as list } from '../lexicons/en-words'
import type { Lexicon } from '../lexicons/lexicon'
import { findPhrases } from '../lexicons/phrase-index'
import { hasEntity, isFirstPerson, ownAction } from '../measures/own-action'
import { drop } from '../normalize/unit'
import type { TaggedUnit, Word } from '../tag/word'

const commonRank = 300
const praiseShare = 0.5
const shortest = 3
const tyingWords = 2

/** Less common than the first 300, and still fitting any subject: they tie a sentence to nothing. */
const emptyWords: ReadonlySet<string> = new Set(
  list(
    'thing stuff important importance necessary main everybody everyone nowadays society certain various different difference',
  ),
)

/** Drops self-praise and flattery, boilerplate, and sentences with no link to the speaker, the question or the job. */
export function dropPadding(units: readonly TaggedUnit[], topic: ReadonlySet<string>, lexicon: Lexicon): TaggedUnit[] {
  const praised = units.map((unit) => (isOpen(unit) && isSelfPraise(unit, lexicon) ? drop(unit, 'self_praise') : unit))
  const own = new Set(praised.filter((unit) => isOpen(unit) && isFirstPerson(unit, lexicon)).flatMap(specificLemmas))
  const anchored = new Set(praised.filter((unit) => isOpen(unit) && isAnchored(unit, [topic, own], lexicon)))
  const told = new Set([...anchored].flatMap((unit) => specificLemmas(unit)))
  return praised.map((unit) =>
    !isOpen(unit) || anchored.has(unit) || isTied(unit, told, lexicon) ? unit : drop(unit, 'padding'),
  )
}

/** Two words of what the anchored sentences tell: one may be chance. */
function isTied(unit: TaggedUnit, told: ReadonlySet<string>, lexicon: Lexicon): boolean {
  if (lexicon.language !== 'en' || isBoilerplate(unit, lexicon)) return false
  return specificLemmas(unit).filter((lemma) => told.has(lemma)).length >= tyingWords
}

function specificLemmas(unit: TaggedUnit): string[] {
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

function isOpen(unit: TaggedUnit): boolean {
  return unit.dropped === null && unit.words.length >= shortest
}

function isSelfPraise(unit: TaggedUnit, lexicon: Lexicon): boolean {
  const content = unit.words.filter((word) => word.content)
  if (content.length === 0 || hasEntity(unit) || ownAction(unit, lexicon) !== null) return false
  const praise = content.filter((word) => lexicon.praise.has(word.form) || lexicon.praise.has(word.lemma))
  return praise.length / content.length >= praiseShare
}

function isAnchored(unit: TaggedUnit, topics: readonly ReadonlySet<string>[], lexicon: Lexicon): boolean {
  if (isBoilerplate(unit, lexicon)) return ownAction(unit, lexicon) !== null
  if (isSpelledOut(unit)) return false
  if (isFirstPerson(unit, lexicon) || hasEntity(unit)) return true
  return unit.words.some((word) => isSpecific(word) && topics.some((topic) => topic.has(word.lemma)))
}

/** Letters one by one, the rest of a disguised sentence: its "i" is nobody. */
function isSpelledOut(unit: TaggedUnit): boolean {
  return unit.words.filter((word) => word.form.length === 1 && !word.token.number).length > unit.words.length / 2
}

function isSpecific(word: Word): boolean {
  return word.content && (word.rank === null || word.rank > commonRank) && !emptyWords.has(word.lemma)
}
