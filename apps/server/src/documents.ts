import type { ErrorCode } from '@candor/contract'
import { AppError } from './errors'

/** What could be read of an uploaded document, or why not. */
export type DocumentReading =
  | { readonly ok: true; readonly kind: string; readonly text: string }
  | {
      readonly ok: false
      readonly code: 'file_too_large' | 'unsupported_type' | 'encrypted' | 'unreadable' | 'empty'
    }
export type ReadDocument = (bytes: Uint8Array, fileName: string) => Promise<DocumentReading>

const codes: Readonly<Record<Extract<DocumentReading, { ok: false }>['code'], ErrorCode>> = {
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
