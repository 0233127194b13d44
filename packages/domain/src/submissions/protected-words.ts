/** A few words are enough here: the list only protects what was heard, it never makes a correction count. */
const negations = new Set(
  [
    ['not', 'no', 'never', 'without', 'cannot', 'none', 'nothing', 'nor'],
    ['không', 'chưa', 'chẳng', 'chả', 'đừng', 'chớ', 'khong'],
  ].flat(),
)

/** With and without the apostrophe, which recognizers often leave out. */
const negatedVerb = /^(?:ca|wo|do|does|did|is|was|are|were|has|have|had|could|would|should|must|need)nt$/u

const toPlain = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

export const isNegation = (word: string): boolean => {
  const plain = toPlain(word)
  return negations.has(plain) || negatedVerb.test(plain)
}

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word)

const trimPunctuation = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** Signs inside a word can hide it, and those beside a number can change it. */
export const isSpelledAlike = (heard: string, corrected: string): boolean =>
  !hasDigit(heard) &&
  trimPunctuation(heard).normalize('NFC').toLowerCase() === trimPunctuation(corrected).normalize('NFC').toLowerCase()
