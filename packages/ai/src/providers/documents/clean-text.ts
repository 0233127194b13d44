import { DOCUMENT_LIMITS } from '../../ports/document-reader'

/** Everything below U+0020 but tab and newline, U+007F to U+009F, zero-width marks, direction overrides, the BOM. */
const INVISIBLE = /[^\P{Cc}\t\n]|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/** Bullets of the fonts Symbol and Wingdings, as Word writes them. */
const SYMBOL_BULLETS = /[\uf0b7\uf0a7\uf0d8\uf076\uf0fc]/g

/** NFC, "\n" line ends, no control characters, at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .slice(0, DOCUMENT_LIMITS.textChars)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|\u2028|\u2029|\f|\v/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(SYMBOL_BULLETS, '•')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
