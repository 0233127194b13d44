import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A part of a page, compressed once. `null`: the nonce of the response. */
export type PagePart = { readonly text: Buffer; readonly deflated: Buffer } | null

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
/** An empty stored block that ends the stream. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
const checksumBytes = 8
const storedBlockBytes = 5

/** Ends at a byte and refers to nothing before it, so that parts can follow one another in any order. */
const deflate = (text: Buffer): Buffer =>
  deflateRawSync(text, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH })

/** The nonce as a block that is not compressed. */
const storeBlock = (text: Buffer): Buffer => {
  const block = Buffer.alloc(storedBlockBytes + text.length)
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(~text.length & 0xffff, 3)
  text.copy(block, storedBlockBytes)
  return block
}

export const preparePart = (text: string): PagePart => {
  const bytes = Buffer.from(text)
  return { text: bytes, deflated: deflate(bytes) }
}

/** The parts of a text, with a nonce wherever the placeholder was. */
export const prepareParts = (text: string, placeholder: string): PagePart[] =>
  text.split(placeholder).flatMap((part, index) => (index === 0 ? [preparePart(part)] : [null, preparePart(part)]))

const joinText = (parts: readonly PagePart[], nonce: Buffer): Buffer =>
  Buffer.concat(parts.map((part) => part?.text ?? nonce))

/** A gzip file of parts that were compressed before: a page costs a copy and a checksum, however large it is. */
const joinGzip = (parts: readonly PagePart[], nonce: Buffer): Buffer => {
  const block = storeBlock(nonce)
  const checksum = Buffer.alloc(checksumBytes)
  let crc = 0
  let length = 0
  for (const part of parts) {
    const text = part?.text ?? nonce
    // Of nothing, Node's checksum is 0 and not what it was.
    if (text.length > 0) crc = crc32(text, crc)
    length += text.length
  }
  checksum.writeUInt32LE(crc)
  checksum.writeUInt32LE(length, 4)
  return Buffer.concat([gzipHeader, ...parts.map((part) => part?.deflated ?? block), lastBlock, checksum])
}

const joiners = { identity: joinText, gzip: joinGzip } as const

/** The page as it is sent. */
export const joinParts = (parts: readonly PagePart[], nonce: string, encoding: keyof typeof joiners): Buffer =>
  joiners[encoding](parts, Buffer.from(nonce))
