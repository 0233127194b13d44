import { type IntervieweeRow, intervieweeLimits } from '@candor/contract'
import { findFirstSheet, parseIntervieweeCells, parseIntervieweeText, readSheetCells } from '@candor/domain'
import { openZip } from './open-zip'
import { UnreadableFileError } from './unreadable-file'

export type { FileProblem } from './unreadable-file'
export { UnreadableFileError }

const zipSignature = [0x50, 0x4b, 0x03, 0x04]
/** The container of old Excel files, and of new ones with a password. */
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0]
/** One for the names of the columns, and one that shows that there are too many. */
const maxRows = intervieweeLimits.rowsPerRequest + 2

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

const readSpreadsheet = async (bytes: Uint8Array<ArrayBuffer>): Promise<IntervieweeRow[]> => {
  const readEntry = openZip(bytes)
  const workbook = await readEntry('xl/workbook.xml')
  const relations = await readEntry('xl/_rels/workbook.xml.rels')
  if (workbook === null || relations === null) throw new UnreadableFileError('fileFailed')
  const path = findFirstSheet({ workbook, relations })
  const sheet = path === null ? null : await readEntry(path)
  if (sheet === null) throw new UnreadableFileError('fileFailed')
  const sharedStrings = (await readEntry('xl/sharedStrings.xml')) ?? ''
  return parseIntervieweeCells(readSheetCells({ sheet, sharedStrings }, maxRows))
}

/** The rows of a CSV or XLSX file, unchecked. The content decides which of both it is. Rejects with what the page says. */
export const readPeopleFile = async (bytes: Uint8Array<ArrayBuffer>): Promise<IntervieweeRow[]> => {
  if (startsWith(bytes, oleSignature)) throw new UnreadableFileError('fileLocked')
  if (startsWith(bytes, zipSignature)) return readSpreadsheet(bytes)
  return parseIntervieweeText(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}
