import {
  DOCUMENT_LIMITS,
  type DocumentReading,
  type DocumentRefusal,
  type ReadDocument,
} from '../../ports/document-reader'
import { cleanText } from './clean-text'
import { detectContainer, getKindByName } from './detect-kind'
import { cleanHidden } from './hidden-text'
import { readOffice } from './read-office'
import { readPdf } from './read-pdf'
import { readPlainText } from './read-plain-text'

const refuse = (code: DocumentRefusal): DocumentReading => ({ ok: false, code })

function finish(reading: DocumentReading): DocumentReading {
  if (!reading.ok) return reading
  const text = cleanText(reading.text)
  const hidden = cleanHidden(reading.hidden)
  // A PDF without words is a scan: it is not empty, it just cannot be read.
  return text === '' ? refuse(reading.kind === 'pdf' ? 'unreadable' : 'empty') : { ...reading, text, hidden }
}

function readTextFile(bytes: Uint8Array, fileName: string): DocumentReading {
  const kind = getKindByName(fileName)
  if (kind !== 'text' && kind !== 'markdown') return refuse(kind === null ? 'unsupported_type' : 'unreadable')
  const text = readPlainText(bytes)
  return text === null ? refuse('unreadable') : { ok: true, kind, text, hidden: [] }
}

/** An encrypted .docx is an OLE file with a stream of this name (UTF-16); an old .doc is one without. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
}

async function readByContent(bytes: Uint8Array, fileName: string, signal: AbortSignal): Promise<DocumentReading> {
  switch (detectContainer(bytes)) {
    case 'pdf': {
      const pdf = await readPdf(bytes, signal)
      return pdf.ok ? { ...pdf, kind: 'pdf' } : refuse(pdf.code)
    }
    case 'zip':
      return readOffice(bytes)
    case 'ole':
      return refuse(isEncryptedOffice(bytes) ? 'encrypted' : 'unsupported_type')
    case 'text':
      return readTextFile(bytes, fileName)
    case 'rtf':
    case 'binary':
      return refuse('unsupported_type')
  }
}

/** A name that promises another type than the content has is refused: it is a mistake or a disguise. */
function isDisguised(reading: DocumentReading, fileName: string): boolean {
  return reading.ok && getKindByName(fileName) !== reading.kind
}

async function withDeadline(work: Promise<DocumentReading>, abort: AbortController, deadlineMs: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<DocumentReading>((resolve) => {
    timer = setTimeout(() => {
      abort.abort()
      resolve(refuse('unreadable'))
    }, deadlineMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Text of a PDF, DOCX, ODT, TXT or Markdown file, by its content and its extension. */
export const readDocument: ReadDocument = async (bytes, fileName, options = {}) => {
  if (bytes.byteLength === 0) return refuse('empty')
  if (bytes.byteLength > DOCUMENT_LIMITS.fileBytes) return refuse('file_too_large')
  if (getKindByName(fileName) === null) return refuse('unsupported_type')
  const abort = new AbortController()
  const work = readByContent(bytes, fileName, abort.signal)
  const reading = await withDeadline(work, abort, options.deadlineMs ?? DOCUMENT_LIMITS.deadlineMs)
  return isDisguised(reading, fileName) ? refuse('unsupported_type') : finish(reading)
}
