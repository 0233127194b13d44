import { splitSpokenParts } from '@candor/domain'
import type { Utterance } from '../ports'

/** The parts of a line, in the order in which they are said: joined they are the line. */
export const splitUtterance = (line: Utterance): readonly Utterance[] =>
  splitSpokenParts(line.text.normalize('NFC'), line.language).map((text) => ({ ...line, text }))
