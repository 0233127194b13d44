import { type Box, BoxReader } from './mp4-boxes'

/** Creation and modification time follow the version and flags: 32 bits each in version 0, 64 bits each in version 1. */
const timesOffsetBytes = 4

const clearBox = (bytes: Uint8Array, box: Box | null): void => {
  if (box === null) return
  const lengthBytes = bytes[box.start] === 1 ? 16 : 8
  const start = Math.min(box.end, box.start + timesOffsetBytes)
  bytes.fill(0, start, Math.min(box.end, start + lengthBytes))
}

/**
 * Copies a complete moov box with creation and modification times of 0, which means unknown. Recorders write the time of the take
 * there, and the time of a retake is not the company's to know (docs/decisions/007). The length stays the same.
 */
export const clearTimes = (movieBox: Uint8Array): Uint8Array => {
  const cleared = movieBox.slice()
  const reader = new BoxReader(cleared)
  const [moov] = reader.children(0, cleared.byteLength)
  if (moov === undefined) return cleared
  for (const box of reader.children(moov.start, moov.end)) {
    if (box.type === 'mvhd') clearBox(cleared, box)
    if (box.type !== 'trak') continue
    clearBox(cleared, reader.child(box, 'tkhd'))
    clearBox(cleared, reader.child(box, 'mdia', 'mdhd'))
  }
  return cleared
}
