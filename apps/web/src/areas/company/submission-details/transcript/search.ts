import { foldDiacritics } from '@candor/contract'
import type { Match } from './match'
import type { Row } from './rows'

/** Removes case and diacritics letter by letter, so that positions in the result equal positions in the text. */
function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = foldDiacritics(letter).toLowerCase()
      return bare.length === letter.length ? bare : letter
    })
    .join('')
}

/** Finds every match, ignoring case and diacritics: "an toan" finds "an toàn". */
export function findMatches(rows: readonly Row[], words: string): Match[] {
  const sought = fold(words.normalize('NFC').trim())
  if (sought === '') return []
  return rows.flatMap((row) => {
    const text = fold(row.text)
    const found: Match[] = []
    for (let start = text.indexOf(sought); start >= 0; start = text.indexOf(sought, start + sought.length))
      found.push({ rowKey: row.key, start, end: start + sought.length })
    return found
  })
}
