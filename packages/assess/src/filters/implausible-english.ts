import { splitWords } from '../lexicons/en-words'
import type { Word } from '../tag/word'

const nominative = new Set(splitWords('i he we they she'))
const articles = new Set(splitWords('a the my our their your its every'))
const neverAfterArticle = new Set(
  splitWords(
    'a the an i he we they she it is am are was were be been have has had do does did will would can could should must to of in for with at from and or but if because that this my our their your not me us them him ',
  ),
)
const prepositions = new Set(splitWords('of in for with at from into during between about through'))
const neverAfterPrepositions = new Set(
  splitWords(
    'i he we they she is am are was were do does did will would can could should must have has of and or but if to',
  ),
)
const auxiliaries = new Set(
  splitWords('is are was were am has had does did will would can could should must do have be'),
)
const neverAfterAuxiliary = new Set(
  splitWords('is are was were am has had does did will would can could should must of and or but'),
)
const objectPronouns = new Set(splitWords('me us them him her'))
const conjunctions = new Set(splitWords('and or but because if'))

/** Authored pairs of English that ordered speech hardly ever has. */
export function isImplausibleEnglishPair(left: Word, right: Word): boolean {
  const a = left.form
  const b = right.form
  if (articles.has(a)) return neverAfterArticle.has(b) || closedClassPos.has(right.pos) || isBareVerb(right)
  if (prepositions.has(a)) return neverAfterPrepositions.has(b)
  if (modals.has(a)) return !posAfterModal.has(right.pos)
  if (nominative.has(a)) return isImplausibleAfterNominative(right)
  if (a === 'to') return neverAfterTo.has(b)
  if (conjunctions.has(a)) return b === 'of' || b === a
  return auxiliaries.has(a) && neverAfterAuxiliary.has(b)
}

const modals = new Set(splitWords('can could should would must might will cannot'))
const posAfterModal = new Set(['VERB', 'AUX', 'ADV', 'PRON', 'PART', 'PROPN'])
const closedClassPos = new Set(['AUX', 'ADP', 'PRON', 'SCONJ', 'CCONJ'])
const isBareVerb = (word: Word): boolean => word.pos === 'VERB' && !/(?:ing|ed|en|wn)$/u.test(word.form)
const nonVerbPos = new Set(['NOUN', 'ADJ'])
const neverAfterTo = new Set(
  splitWords('of to i he we they is am are was were has had does did will would can could should must'),
)

function isImplausibleAfterNominative(right: Word): boolean {
  const b = right.form
  return (
    nominative.has(b) || articles.has(b) || prepositions.has(b) || objectPronouns.has(b) || nonVerbPos.has(right.pos)
  )
}
