import type { Lexicon } from '../lexicons/lexicon'
import { findPhrases } from '../lexicons/phrase-index'
import { drop } from '../normalise/unit'
import type { TaggedUnit, Word } from '../tag/word'
import { hasEntity, isFirstPerson, ownAction } from './own-action'

const commonRank = 300
const praiseShare = 0.5
const shortest = 3

/** Drops self-praise and flattery, boilerplate, and sentences with no link to the speaker, the question or the job. */
export function dropPadding(units: readonly TaggedUnit[], topic: ReadonlySet<string>, lexicon: Lexicon): TaggedUnit[] {
  const praised = units.map((unit) => (isOpen(unit) && isSelfPraise(unit, lexicon) ? drop(unit, 'self_praise') : unit))
  const own = new Set(
    praised
      .filter((unit) => isOpen(unit) && isFirstPerson(unit, lexicon))
      .flatMap((unit) => unit.words.filter(isSpecific).map((word) => word.lemma)),
  )
  return praised.map((unit) =>
    isOpen(unit) && !isAnchored(unit, [topic, own], lexicon) ? drop(unit, 'padding') : unit,
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
  const forms = unit.words.map((word) => word.form)
  if (findPhrases(lexicon.boilerplate, forms).length > 0) return ownAction(unit, lexicon) !== null
  if (isFirstPerson(unit, lexicon) || hasEntity(unit)) return true
  return unit.words.some((word) => isSpecific(word) && topics.some((topic) => topic.has(word.lemma)))
}

function isSpecific(word: Word): boolean {
  return word.content && (word.rank === null || word.rank > commonRank)
}
