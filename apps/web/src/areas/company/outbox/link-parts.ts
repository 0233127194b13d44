export interface TextPart {
  /** Where it begins in the text. */
  at: number
  text: string
  isLink: boolean
}

const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g

/** A mail's plain text, cut at its web addresses. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    if (match.index > from) parts.push({ at: from, text: text.slice(from, match.index), isLink: false })
    parts.push({ at: match.index, text: match[0], isLink: true })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), isLink: false })
  return parts
}
