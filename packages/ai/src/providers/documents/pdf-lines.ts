/** A run of text on a page; the origin is at the bottom left, in points. */
export interface PdfItem {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const SAME_LINE = 0.5
const WORD_GAP = 0.18
const COLUMN_GAP = 2.5

interface Line {
  readonly items: PdfItem[]
  readonly y: number
  readonly height: number
}

const isOnLine = (item: PdfItem, line: Line) =>
  Math.abs(item.y - line.y) <= SAME_LINE * Math.max(4, Math.min(line.height, item.height))

/** Keeps pdf.js' order of lines (it follows columns) and groups what follows each other at one height. */
function groupLines(items: readonly PdfItem[]): readonly Line[] {
  const lines: Line[] = []
  // Blank items only fill gaps, which the positions show anyway.
  for (const item of items.filter(({ text }) => text.trim() !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && isOnLine(item, last)) last.items.push(item)
    else lines.push({ items: [item], y: item.y, height: item.height })
  }
  return lines
}

/** Within a line by x: letters from fallback fonts (Vietnamese marks) arrive after the rest of their line. */
function lineText(line: Line): string {
  const sorted = [...line.items].sort((a, b) => a.x - b.x)
  let text = ''
  let end: number | null = null
  for (const item of sorted) {
    const gap = end === null ? 0 : item.x - end
    const size = Math.max(item.height, 6)
    const needsSpace = end !== null && gap > WORD_GAP * size && !text.endsWith(' ') && !item.text.startsWith(' ')
    text += needsSpace ? `${gap > COLUMN_GAP * size ? '   ' : ' '}${item.text}` : item.text
    end = item.x + item.width
  }
  return text.trimEnd()
}

const OVERLAP_POINTS = 1

/** Whether a glyph is inside another run: then a blank of that run is really this letter, and reordering can't repair it. */
export function hasDisplacedGlyphs(items: readonly PdfItem[]): boolean {
  return groupLines(items).some(({ items: line }) => {
    const sorted = [...line].sort((a, b) => a.x - b.x)
    return sorted.some((item, index) => {
      const before = sorted[index - 1]
      return before !== undefined && item.x + OVERLAP_POINTS < before.x + before.width && item.text.length <= 3
    })
  })
}

const PARAGRAPH_GAP = 1.9

/** Text of one page: lines in reading order, an empty line where the page leaves one. */
export function itemsToLines(items: readonly PdfItem[]): string {
  const lines = groupLines(items)
  const parts = lines.map((line, index) => {
    const before = lines[index - 1]
    const drop = before === undefined ? 0 : before.y - line.y
    const isParagraph = before !== undefined && drop > PARAGRAPH_GAP * Math.max(before.height, line.height, 6)
    return `${isParagraph ? '\n' : ''}${lineText(line)}`
  })
  return parts.filter((part) => part.trim() !== '').join('\n')
}
