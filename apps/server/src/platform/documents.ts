import type { DocumentReading, DocumentRefusal } from '@candor/ai'
import type { ErrorCode } from '@candor/contract'
import { AppError } from './errors'
import type { ReadDocumentInTurn } from './workers/create-document-reader'
import type { TaskKeys } from './workers/fair-queue'

const codes: Readonly<Record<DocumentRefusal, ErrorCode>> = {
  file_too_large: 'FILE_TOO_LARGE',
  unsupported_type: 'FILE_TYPE_UNSUPPORTED',
  encrypted: 'FILE_ENCRYPTED',
  unreadable: 'FILE_UNREADABLE',
  too_complex: 'FILE_TOO_COMPLEX',
  empty: 'FILE_EMPTY',
}

/** Reads a document or refuses in the contract's words; nothing has been stored by then. */
export const readOrRefuse = async (
  readDocument: ReadDocumentInTurn,
  file: { bytes: Uint8Array; fileName: string },
  keys: TaskKeys,
): Promise<Extract<DocumentReading, { ok: true }>> => {
  const reading = await readDocument(file.bytes, file.fileName, keys)
  if (reading.ok) return reading
  throw new AppError(codes[reading.code], { params: { limitMb: 10 } })
}
