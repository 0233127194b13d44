import { splitSpokenParts } from '@candor/domain'
import type { Line } from '../ports'

/** The parts of a line, in the order in which they are said: joined they are the line. */
export const partsOfLine = (line: Line): readonly Line[] =>
  splitSpokenParts(line.text.normalize('NFC'), line.language).map((text) => ({ ...line, text }))
