import { constants, inflateSync } from 'node:zlib'
import { DOCUMENT_LIMITS } from '../../ports/document-reader'

const STREAM = 'stream'
const END_STREAM = 'endstream'
/** A stream's dictionary is shorter; a longer one is not looked at. */
const DICTIONARY_BYTES = 8 * 1024

interface PdfStream {
  readonly dictionary: string
  readonly data: Buffer
}

const CARRIAGE_RETURN = 0x0d
const NEWLINE = 0x0a
/** ">" */
const DICTIONARY_END = 0x3e

function skipLineEnd(file: Buffer, at: number): number {
  const next = file[at] === CARRIAGE_RETURN ? at + 1 : at
  return file[next] === NEWLINE ? next + 1 : next
}

const isBlank = (byte: number | undefined) => byte === undefined || byte <= 0x20

/** The next keyword that follows a dictionary. */
function findStream(file: Buffer, from: number): number {
  for (let at = file.indexOf(STREAM, from); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    let before = at - 1
    while (before >= 0 && isBlank(file[before])) before -= 1
    if (file[before] === DICTIONARY_END) return at
  }
  return -1
}

/** The streams of a file in order, without regard to its tables of references: those may be wrong on purpose. */
function* listStreams(file: Buffer): Generator<PdfStream> {
  let at = findStream(file, 0)
  while (at >= 0) {
    const head = file.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at)
    const dictionary = head.slice(head.lastIndexOf('obj') + 3)
    const start = skipLineEnd(file, at + STREAM.length)
    const end = file.indexOf(END_STREAM, start)
    if (end < 0) return
    yield { dictionary, data: file.subarray(start, end) }
    at = findStream(file, end + END_STREAM.length)
  }
}

const FILTERS = /\/Filter\s*(\[[^\]]{0,400}\]|\/\w+)/
const INFLATING = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'])

function listFilters(dictionary: string): string[] {
  const filters = FILTERS.exec(dictionary)?.[1] ?? ''
  return [...filters.matchAll(/\/(\w+)/g)].map(([, name]) => name ?? '')
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/** The stream's content, null if it is larger than what is left, and nothing if it is damaged: pdf.js judges that. */
function inflate(data: Buffer, maxBytes: number): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, maxBytes), finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return isTooLarge(error) ? null : Buffer.alloc(0)
  }
}

const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a))

/** Words that begin with a letter after a blank, as operators do. Words within texts count too: few, compared to the limit. */
function countOperators(content: Buffer): number {
  let count = 0
  for (let at = 0; at < content.length; at += 1) {
    if (isLetter(content[at]) && (at === 0 || isBlank(content[at - 1]))) count += 1
  }
  return count
}

/** Pictures and attached files are not decoded, and fonts hold no operators. */
const isSkipped = (dictionary: string) => /\/Subtype\s*\/Image\b|\/Type\s*\/EmbeddedFile\b/.test(dictionary)
const isFont = (dictionary: string) => /\/Length1\b|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)\b/.test(dictionary)

/** Adds up what the streams of one file unpack to. */
class PdfMeter {
  #inflatedBytes = 0
  #operators = 0
  #streams = 0

  isTooComplex({ dictionary, data }: PdfStream): boolean {
    this.#streams += 1
    if (this.#streams > DOCUMENT_LIMITS.pdfObjects) return true
    const filters = listFilters(dictionary)
    const inflating = filters.filter((name) => INFLATING.has(name))
    if (filters.length > DOCUMENT_LIMITS.pdfFilters || inflating.length > 1) return true
    const isFlate = filters[0] === 'FlateDecode' || filters[0] === 'Fl'
    if (isSkipped(dictionary) || (filters.length > 0 && !isFlate)) return false
    const content = isFlate ? inflate(data, DOCUMENT_LIMITS.pdfInflatedBytes - this.#inflatedBytes) : data
    return content === null || this.#isOverLimit(content, isFont(dictionary))
  }

  #isOverLimit(content: Buffer, isFontFile: boolean): boolean {
    this.#inflatedBytes += content.length
    if (!isFontFile) this.#operators += countOperators(content)
    return this.#inflatedBytes > DOCUMENT_LIMITS.pdfInflatedBytes || this.#operators > DOCUMENT_LIMITS.pdfOperators
  }
}

function countObjects(file: Buffer): number {
  let count = 0
  for (let at = file.indexOf('endobj'); at >= 0; at = file.indexOf('endobj', at + 6)) count += 1
  return count
}

/**
 * Whether a PDF would take seconds or gigabytes to read, found out without a parser: its streams are inflated up to a limit and
 * their operators counted. What is disguised from this look is stopped by the reader's processor time.
 */
export function isPdfTooComplex(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (countObjects(file) > DOCUMENT_LIMITS.pdfObjects) return true
  const meter = new PdfMeter()
  for (const stream of listStreams(file)) if (meter.isTooComplex(stream)) return true
  return false
}
