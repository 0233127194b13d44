import type { Line } from '../ports'

/** A sentence with its end and the space behind it. */
const sentences = /[^.?!…]+(?:[.?!…]+["'”’)\]]*\s*|$)/gu

/** The parts of a line, in the order in which they are said: joined they are the line. */
export const partsOfLine = (line: Line): readonly Line[] => {
  const text = line.text.normalize('NFC')
  const parts = text.match(sentences) ?? []
  return parts.map((part) => ({ ...line, text: part }))
}
