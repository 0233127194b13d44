import { DOCUMENT_LIMITS } from '../../ports/document-reader'

const OPEN = 0x3c
const CLOSE = 0x3e
const SLASH = 0x2f

/**
 * Whether a part has so many elements, or so long a tag, that reading it takes seconds. One pass over the bytes, so that it costs less
 * than any parser.
 */
export function isXmlTooComplex(xml: Uint8Array): boolean {
  const file = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength)
  let elements = 0
  for (let at = file.indexOf(OPEN); at >= 0; at = file.indexOf(OPEN, at + 1)) {
    if (file[at + 1] !== SLASH) elements += 1
    if (elements > DOCUMENT_LIMITS.xmlElements || isTagTooLong(file, at)) return true
  }
  return false
}

function isTagTooLong(file: Buffer, start: number): boolean {
  const tag = file.subarray(start, start + DOCUMENT_LIMITS.tagBytes)
  return tag.length === DOCUMENT_LIMITS.tagBytes && !tag.includes(CLOSE)
}
