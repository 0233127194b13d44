import type { DocumentReading, DocumentRefusal, ReadDocument } from '@candor/ai'
import type { ErrorCode } from '@candor/contract'
import { AppError } from './errors'

const codes: Readonly<Record<DocumentRefusal, ErrorCode>> = {
  file_too_large: 'FILE_TOO_LARGE',
  unsupported_type: 'FILE_TYPE_UNSUPPORTED',
  encrypted: 'FILE_ENCRYPTED',
  unreadable: 'FILE_UNREADABLE',
  empty: 'FILE_EMPTY',
}

/** Reads a document or refuses in the contract's words; nothing has been stored by then. */
export const readOrRefuse = async (
  readDocument: ReadDocument,
  file: { bytes: Uint8Array; fileName: string },
): Promise<Extract<DocumentReading, { ok: true }>> => {
  const reading = await readDocument(file.bytes, file.fileName)
  if (reading.ok) return reading
  throw new AppError(codes[reading.code], { params: { limitMb: 10 } })
}
