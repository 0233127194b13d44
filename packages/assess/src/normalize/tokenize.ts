import type { Token } from './token'

const tokenPattern = /[\p{L}\p{M}]+(?:['’\-‑][\p{L}\p{M}\d]+)*|\d+(?:[.,:/]\d+)*/gu
const onlySpaces = /^\s*$/u
const capitalStart = /^\p{Lu}/u
/** No word is longer; what is, is a heap of letters that would only cost the tagger time. */
const longestForm = 40
const sentenceEnd = /[.!?…;\n]/u

/** Splits a transcript into words with their offsets in the original text; the text itself is never changed. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let previousEnd = 0
  for (const match of text.matchAll(tokenPattern)) {
    const value = match[0]
    const end = match.index + value.length
    tokens.push({
      start: match.index,
      end,
      lower: value.slice(0, longestForm).normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll('‑', '-'),
      number: /^\d/u.test(value),
      capital: capitalStart.test(value),
      joined: onlySpaces.test(text.slice(previousEnd, match.index)),
      cutOff: /^[-–—](?:\s|$)/u.test(text.slice(end, end + 2)) && !/^[-–—]$/u.test(text.slice(end - 1, end)),
      mask: null,
      maskHead: false,
      disfluency: null,
      eventHead: false,
      startMs: null,
      endMs: null,
    })
    previousEnd = end
  }
  return tokens
}

/** True when the text between two neighboring tokens ends a sentence. */
export function endsSentence(text: string, left: Token, right: Token): boolean {
  return sentenceEnd.test(text.slice(left.end, right.start))
}
