import { findHeading, findInlineHeading } from './headings'
import type { CvLine, SectionKind } from './model'

const leading = /^[\s#]*(?:[•●▪■◦○‣∙·*»➢➤►✓✔–—-]\s+)*/u
const bullet = /^\s*(?:[•●▪■◦○‣∙·*»➢➤►✓✔–—-]|\(?\d{1,2}[.)])\s+\S/u
/** "… · Curriculum Vitae 2", "Page 1 of 3": of the paper, not of the person. */
const footer = /(?:curriculum vitae|r[ée]sum[ée]|page|trang)\W*\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?$/iu
const maxLines = 1500
/** No real CV line is longer; only the beginning of a longer line is read. */
const maxLineChars = 1500

/** The lines that are not empty, each with its section. */
export function readLines(text: string): CvLine[] {
  const lines: CvLine[] = []
  let at = 0
  let section: SectionKind = 'head'
  let isAfterBlank = true
  for (const raw of text.split('\n').slice(0, maxLines)) {
    const lineStart = at
    at += raw.length + 1
    const skipped = leading.exec(raw)?.[0].length ?? 0
    const content = raw.slice(skipped, skipped + maxLineChars).trimEnd()
    if (content === '' || footer.test(content)) {
      isAfterBlank = true
      continue
    }
    const isBullet = bullet.test(raw)
    const heading = isBullet ? null : findHeading(content)
    section = heading ?? findInlineHeading(content) ?? section
    const start = lineStart + skipped
    lines.push({
      start,
      end: start + content.length,
      text: content,
      isBullet,
      section,
      isHeading: heading !== null,
      isAfterBlank,
    })
    isAfterBlank = false
  }
  return lines
}
