import type { Span } from '../evidence/quote'

/** Shorter quotes could stand anywhere by chance. */
export const minQuoteChars = 12

interface Folded {
  readonly text: string
  /** For every UTF-16 unit of the folded text: the stretch of the original that it stands for. */
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
const cluster = /\P{M}\p{M}*/gu
const isBlank = /^\s/u
const isWordSign = /[\p{L}\p{N}]/u

type Fold = (sign: string) => string

/** Same words, same signs: case, Unicode form, kind of quote marks and width of gaps don't matter. */
const strictly: Fold = (sign) => (isBlank.test(sign) ? ' ' : (typography[sign] ?? sign).toLowerCase())
/** Same words: what a model adds or leaves out between them (a comma, a full stop) doesn't matter either. */
const loosely: Fold = (sign) => {
  const folded = strictly(sign)
  if (folded === "'") return ''
  return isWordSign.test(folded) ? folded : ' '
}

function fold(text: string, by: Fold): Folded {
  let folded = ''
  const spans: Span[] = []
  for (const match of text.matchAll(cluster)) {
    const shown = by(match[0].normalize('NFC'))
    const repeats = shown === ' ' && (folded === '' || folded.endsWith(' '))
    if (repeats) continue
    folded += shown
    for (let unit = 0; unit < shown.length; unit += 1)
      spans.push({ start: match.index, end: match.index + match[0].length })
  }
  return { text: folded, spans }
}

/**
 * Where a quote stands in a text, word for word: UTF-16 offsets, or null. Nothing is corrected and no word may differ; a
 * quote begins and ends where words do.
 */
export function locateQuote(text: string, quote: string): Span | null {
  return locateBy(strictly, text, quote) ?? locateBy(loosely, text, quote)
}

function locateBy(by: Fold, text: string, quote: string): Span | null {
  const wanted = fold(quote, by).text.trim()
  if (wanted.length < minQuoteChars) return null
  const folded = fold(text, by)
  for (let at = folded.text.indexOf(wanted); at !== -1; at = folded.text.indexOf(wanted, at + 1)) {
    const first = folded.spans[at]
    const last = folded.spans[at + wanted.length - 1]
    if (first !== undefined && last !== undefined && isWhole(folded.text, at, at + wanted.length))
      return { start: first.start, end: last.end }
  }
  return null
}

function isWhole(text: string, start: number, end: number): boolean {
  return !tears(text, start) && !tears(text, end)
}

/** Whether a cut at this place would go through a word. */
function tears(text: string, at: number): boolean {
  return isWordSign.test(text[at - 1] ?? '') && isWordSign.test(text[at] ?? '')
}
