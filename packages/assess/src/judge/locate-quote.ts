import type { Span } from '../evidence/quote'

/** A shorter quote could match by chance. */
export const minQuoteChars = 12

interface Folded {
  readonly text: string
  /** For every UTF-16 unit of the folded text: the corresponding stretch of the original. */
  readonly spans: readonly Span[]
}

const typography: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '...',
}
const graphemeCluster = /\P{M}\p{M}*/gu
const isBlank = /^\s/u
const isWordCharacter = /[\p{L}\p{N}]/u

type FoldCharacter = (character: string) => string

/** Same words, same signs: case, Unicode form, kind of quote marks and width of gaps don't matter. */
const foldStrictly: FoldCharacter = (character) =>
  isBlank.test(character) ? ' ' : (typography[character] ?? character).toLowerCase()
/** Same words: what a model adds or leaves out between them (a comma, a full stop) doesn't matter either. */
const foldLoosely: FoldCharacter = (character) => {
  const folded = foldStrictly(character)
  if (folded === "'") return ''
  return isWordCharacter.test(folded) ? folded : ' '
}

function foldText(text: string, foldCharacter: FoldCharacter): Folded {
  let folded = ''
  const spans: Span[] = []
  for (const match of text.matchAll(graphemeCluster)) {
    const shown = foldCharacter(match[0].normalize('NFC'))
    const repeats = shown === ' ' && (folded === '' || folded.endsWith(' '))
    if (repeats) continue
    folded += shown
    for (let unit = 0; unit < shown.length; unit += 1)
      spans.push({ start: match.index, end: match.index + match[0].length })
  }
  return { text: folded, spans }
}

/**
 * Finds a quote in a text, word for word: UTF-16 offsets, or null. Nothing is corrected and no word may differ. A quote
 * begins and ends at word boundaries.
 */
export function locateQuote(text: string, quote: string): Span | null {
  return locateFolded(foldStrictly, text, quote) ?? locateFolded(foldLoosely, text, quote)
}

function locateFolded(foldCharacter: FoldCharacter, text: string, quote: string): Span | null {
  const wanted = foldText(quote, foldCharacter).text.trim()
  if (wanted.length < minQuoteChars) return null
  const folded = foldText(text, foldCharacter)
  for (let at = folded.text.indexOf(wanted); at !== -1; at = folded.text.indexOf(wanted, at + 1)) {
    const first = folded.spans[at]
    const last = folded.spans[at + wanted.length - 1]
    if (first !== undefined && last !== undefined && isOnWordBoundaries(folded.text, at, at + wanted.length))
      return { start: first.start, end: last.end }
  }
  return null
}

function isOnWordBoundaries(text: string, start: number, end: number): boolean {
  return !splitsWord(text, start) && !splitsWord(text, end)
}

/** Whether a cut at this place would go through a word. */
function splitsWord(text: string, at: number): boolean {
  return isWordCharacter.test(text[at - 1] ?? '') && isWordCharacter.test(text[at] ?? '')
}
