import type { DocumentKind, HiddenText } from '@candor/contract'

/** Reads uploaded documents (job descriptions, CVs) into plain text. */
export type DocumentRefusal =
  | 'file_too_large'
  | 'unsupported_type'
  | 'encrypted'
  | 'unreadable'
  | 'too_complex'
  | 'empty'

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
  /** What a part of them that is read may unpack to. */
  partBytes: 16 * 1024 * 1024,
  zipEntries: 2_000,
  /** Of each part that is read. A CV of ten pages has a tenth of them. */
  xmlElements: 100_000,
  /** Length of one tag with its attributes. */
  tagBytes: 64 * 1024,
  /** Filters of one PDF stream; at most one of them inflates. */
  pdfFilters: 3,
  /** Sum of what a PDF's streams inflate to, without pictures. */
  pdfInflatedBytes: 64 * 1024 * 1024,
  pdfOperators: 500_000,
  pdfObjects: 200_000,
  /** By the clock and generous: on a busy machine an honest document waits long. Its worker bounds the processor time. */
  deadlineMs: 50_000,
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
