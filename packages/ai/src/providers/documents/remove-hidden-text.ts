import type { HiddenText } from '@candor/contract'

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** The words of a piece in this order with any blanks between them: layouts differ in blanks only. */
function buildPattern(text: string): RegExp | null {
  const letters = text.normalize('NFC').match(/\S+/gu)
  return letters === null ? null : new RegExp(letters.map(escapeRegExp).join('\\s*'), 'u')
}

/** `text` without the hidden words; null when one of them was not found unchanged: then the text can't be trusted. */
export function removeHiddenText(text: string, hidden: readonly HiddenText[]): string | null {
  let left = text.normalize('NFC')
  for (const { text: words } of hidden) {
    const pattern = buildPattern(words)
    if (pattern === null) continue
    const match = pattern.exec(left)
    if (match === null) return null
    left = left.slice(0, match.index) + left.slice(match.index + match[0].length)
  }
  return left
}

const LONE_MARK =
  /(?<!\p{L})\p{M}|(?<=^|\s)[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ](?=\s|$)/giu

/** Single letters with a mark, as displaced glyphs appear. "à", "ạ" and "ở" are words; a page of them is not. */
export const countLoneMarks = (text: string) => text.match(LONE_MARK)?.length ?? 0
