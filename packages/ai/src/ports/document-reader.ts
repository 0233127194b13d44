import type { DocumentKind, HiddenText } from '@candor/contract'

/** Reads uploaded documents (job descriptions, CVs) into plain text. */
export type DocumentRefusal = 'file_too_large' | 'unsupported_type' | 'encrypted' | 'unreadable' | 'empty'

/**
 * `text`: NFC, without control characters, lines ended by "\n". `pages` only where the format has pages. `hidden`: words
 * that a reader does not see; they are not in `text`. Of properties, comments and alternative texts only what sounds like an instruction.
 */
export type DocumentReading =
  | {
      readonly ok: true
      readonly kind: DocumentKind
      readonly text: string
      readonly pages?: number
      readonly hidden: readonly HiddenText[]
    }
  | { readonly ok: false; readonly code: DocumentRefusal }

export const DOCUMENT_LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  /** Sum of what a DOCX or ODT may unpack to. */
  unzippedBytes: 50 * 1024 * 1024,
  deadlineMs: 20_000,
  pages: 200,
  textChars: 500_000,
  hiddenChars: 20_000,
} as const

export interface ReadDocumentOptions {
  /** After it the document counts as unreadable. Synchronous parsing can't be stopped: run it in a worker. */
  readonly deadlineMs?: number
}

/** Never throws for a bad file. `fileName` only supplies the extension, which has to fit the content. */
export type ReadDocument = (
  bytes: Uint8Array,
  fileName: string,
  options?: ReadDocumentOptions,
) => Promise<DocumentReading>
