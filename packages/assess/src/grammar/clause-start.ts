import type { Word } from '../tag/word'
import { checkBoth, matchesNone } from './pattern'

const prepositions = new Set(
  'of to for with in about around near inside outside above below beneath beyond via per throughout except upon onto toward towards within before after over under through during across against without from by between and or on at like than as do does did if among behind into without is are was were have has had having can could will would shall should may might must'.split(
    ' ',
  ),
)
const saying = new Set('think believe know say says said feel mean means see thought hope agree guess'.split(' '))
const newClause = new Set('because when if but so although while whereas unless think believe'.split(' '))
/** No preposition, conjunction or verb before it in its clause: the noun is the subject, not part of "one of my friends". */
export const isSubject = (_word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  earlier.at(-1)?.form !== 'also' &&
  earlier.slice(earlier.findLastIndex((word) => newClause.has(word.form)) + 1).every((word) => !isInside(word))
function isInside(word: Word): boolean {
  if (prepositions.has(word.form)) return true
  return !saying.has(word.form) && (word.pos === 'VERB' || word.form.endsWith('ing'))
}
/** "as if the list were empty" is right. */
export const isNotHypothetical = checkBoth(isSubject, matchesNone('if though wish wishes'))
const causing = new Set(
  'make makes made making let lets letting help helps helped helping see saw seeing watch watched have had having hear heard feel can could will would should must may might does did do want recommend suggest suggests suggested insist demand require'.split(
    ' ',
  ),
)
export const isLoneSubject = (word: Word | undefined, earlier: readonly Word[] = []): boolean =>
  isSubject(word, earlier) && earlier.every((earlierWord) => !causing.has(earlierWord.form))
