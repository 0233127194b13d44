import { timingSafeEqual } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { type BytesTransform, DamagedBytesError, type FileCipher, type FileIdentity, tagBytes } from '@candor/media'

export interface Span {
  readonly start: number
  readonly end: number
}

/** How a derived file is stored. */
export interface DerivedCodec {
  /** Format 2 has a tag for each block at its end. */
  readonly version: 1 | 2
  countPlainBytes(storedBytes: number): number
  /** Encodes bytes for any position. A position may be written again until the tags are appended. */
  encode(positionBytes: number, bytes: Uint8Array): Uint8Array
  appendTags(file: FileHandle): Promise<void>
  /** Throws DamagedBytesError before a byte of a damaged block is returned. */
  read(file: FileHandle, span: Span): AsyncGenerator<Uint8Array, void>
}

const blockBytes = 64 * 1024

const readAt = async (file: FileHandle, position: number, lengthBytes: number): Promise<Uint8Array> => {
  const bytes = new Uint8Array(lengthBytes)
  let done = 0
  while (done < lengthBytes) {
    const { bytesRead } = await file.read(bytes, done, lengthBytes - done, position + done)
    if (bytesRead === 0) throw new DamagedBytesError('A derived file is shorter than its size')
    done += bytesRead
  }
  return bytes
}

async function* readPlain(encode: DerivedCodec['encode'], file: FileHandle, span: Span) {
  for (let offsetBytes = span.start; offsetBytes < span.end; offsetBytes += blockBytes) {
    const bytes = await readAt(file, offsetBytes, Math.min(blockBytes, span.end - offsetBytes))
    yield encode(offsetBytes, bytes)
  }
}

const createPlainCodec = (transform: BytesTransform, { keyId, nonce }: FileIdentity): DerivedCodec => {
  const encode = (offsetBytes: number, bytes: Uint8Array) => transform.apply({ keyId, nonce, offsetBytes, bytes })
  return {
    version: 1,
    countPlainBytes: (storedBytes) => storedBytes,
    encode,
    appendTags: async () => undefined,
    read: (file, span) => readPlain(encode, file, span),
  }
}

const countPlainBytes = (storedBytes: number): number =>
  storedBytes - Math.ceil(storedBytes / (blockBytes + tagBytes)) * tagBytes

/** The size in the label keeps a cut file from passing as a shorter one. */
const tagBlock = (cipher: FileCipher, place: { offsetBytes: number; sizeBytes: number }, stored: Uint8Array) => {
  const label = new Uint8Array(23)
  label.set(Buffer.from('derived'))
  const view = new DataView(label.buffer)
  view.setFloat64(7, place.offsetBytes)
  view.setFloat64(15, place.sizeBytes)
  return cipher.computeTag(label, stored)
}

const computeTags = async (cipher: FileCipher, file: FileHandle, sizeBytes: number): Promise<Uint8Array> => {
  const tags: Uint8Array[] = []
  for (let offsetBytes = 0; offsetBytes < sizeBytes; offsetBytes += blockBytes) {
    const stored = await readAt(file, offsetBytes, Math.min(blockBytes, sizeBytes - offsetBytes))
    tags.push(tagBlock(cipher, { offsetBytes, sizeBytes }, stored))
  }
  return Buffer.concat(tags)
}

async function* readVerified(cipher: FileCipher, file: FileHandle, { start, end }: Span) {
  const sizeBytes = countPlainBytes((await file.stat()).size)
  if (end > sizeBytes) throw new DamagedBytesError('A derived file is shorter than its size')
  for (let offsetBytes = start - (start % blockBytes); offsetBytes < end; offsetBytes += blockBytes) {
    const stored = await readAt(file, offsetBytes, Math.min(blockBytes, sizeBytes - offsetBytes))
    const tag = await readAt(file, sizeBytes + (offsetBytes / blockBytes) * tagBytes, tagBytes)
    if (!timingSafeEqual(tag, tagBlock(cipher, { offsetBytes, sizeBytes }, stored))) {
      throw new DamagedBytesError('A part of a derived file differs from its tag')
    }
    yield cipher.transform(offsetBytes, stored).subarray(Math.max(0, start - offsetBytes), end - offsetBytes)
  }
}

const createTaggedCodec = (cipher: FileCipher): DerivedCodec => ({
  version: 2,
  countPlainBytes,
  encode: cipher.transform,
  async appendTags(file) {
    const { size } = await file.stat()
    const tags = await computeTags(cipher, file, size)
    const { bytesWritten } = await file.write(tags, 0, tags.byteLength, size)
    if (bytesWritten < tags.byteLength) throw new Error('the disk took only a part of the tags of a derived file')
  },
  read: (file, span) => readVerified(cipher, file, span),
})

export const openDerivedCodec = (transform: BytesTransform, identity: FileIdentity): DerivedCodec =>
  transform.openFile ? createTaggedCodec(transform.openFile(identity)) : createPlainCodec(transform, identity)
