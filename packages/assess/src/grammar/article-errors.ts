import { splitWords } from '../lexicons/en-words'
import type { TaggedUnit, Word } from '../tag/word'
import type { GrammarError } from './grammar-error'

const consonantSound = /^(?:uni(?!n|m)|unan|us[aeiu]|use|uti|uto|ubiq|uk|eu|one|once|ewe|ur[aeiu]|user)/u
const silentH = /^(?:hour|honest|honou?r|heir)/u
const clearConsonant = /^[bcdfgjklmnpqrstvwz][aeiouy]/u
const notNext = new Set(splitWords('a and or b i is'))

/** "a example", "an company"; letters and abbreviations, whose sound is not in their spelling, are left alone. */
export function findArticleErrors(unit: TaggedUnit): GrammarError[] {
  return unit.words.flatMap((word, index) => {
    const next = unit.words[index + 1]
    const isLetter = index > 0 && word.token.capital
    if (word.form !== 'a' || isLetter || next?.token.joined !== true || !isSpelledAsPronounced(next)) return []
    const isWrong =
      word.token.lower === 'a' ? needsAn(next.form) : word.token.lower === 'an' && clearConsonant.test(next.form)
    return isWrong ? [{ rule: 'article', kind: 'article', start: word.token.start, end: next.token.end }] : []
  })
}

function isSpelledAsPronounced(next: Word): boolean {
  return next.token.mask === null && !next.token.number && next.form.length > 3 && !notNext.has(next.form)
}

function needsAn(form: string): boolean {
  return silentH.test(form) || (/^[aeiou]/u.test(form) && !consonantSound.test(form))
}
