/**
 * Text as it is stored and compared: composed letters (NFC), no NUL, which PostgreSQL can't hold, no half of a surrogate
 * pair, no space at its ends.
 */
export function normalizeText(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replaceAll(/\p{Cs}/gu, '')
    .normalize('NFC')
    .trim()
}
