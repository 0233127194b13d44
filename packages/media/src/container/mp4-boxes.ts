/** A box of an MP4 file (ISO/IEC 14496-12); its payload is the bytes `[start, end)`. */
export interface Box {
  readonly type: string
  /** Offset of its header. */
  readonly at: number
  readonly start: number
  readonly end: number
}

export interface BoxHeader {
  readonly type: string
  readonly headerBytes: number
  /** Including the header. Infinity: to the end of the file. */
  readonly sizeBytes: number
}

const createView = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Reads numbers at any offset; past the end they are 0, so that truncated or changed bytes never throw. */
export class BoxReader {
  readonly #view: DataView

  constructor(readonly bytes: Uint8Array) {
    this.#view = createView(bytes)
  }

  u8(at: number): number {
    return this.bytes[at] ?? 0
  }
  u32(at: number): number {
    return at >= 0 && at + 4 <= this.bytes.byteLength ? this.#view.getUint32(at) : 0
  }
  u64(at: number): number {
    return this.u32(at) * 2 ** 32 + this.u32(at + 4)
  }
  /** Version 1 of a box has 64 bits where version 0 has 32. */
  time(at: number, version: number): number {
    return version === 1 ? this.u64(at) : this.u32(at)
  }
  type(at: number): string {
    return String.fromCharCode(this.u8(at), this.u8(at + 1), this.u8(at + 2), this.u8(at + 3))
  }

  /** 'more': more bytes are needed. 'invalid': the bytes are not a box. */
  header(at: number): BoxHeader | 'more' | 'invalid' {
    const restBytes = this.bytes.byteLength - at
    if (restBytes < 8) return 'more'
    const type = this.type(at + 4)
    if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return 'invalid'
    const size = this.u32(at)
    if (size === 0) return { type, headerBytes: 8, sizeBytes: Number.POSITIVE_INFINITY }
    if (size !== 1) return size < 8 ? 'invalid' : { type, headerBytes: 8, sizeBytes: size }
    if (restBytes < 16) return 'more'
    const sizeBytes = this.u64(at + 8)
    return sizeBytes < 16 || !Number.isSafeInteger(sizeBytes) ? 'invalid' : { type, headerBytes: 16, sizeBytes }
  }

  /** Reads the complete boxes between two offsets. */
  children(start: number, end: number): Box[] {
    const boxes: Box[] = []
    let at = start
    while (at < end) {
      const header = this.header(at)
      if (header === 'more' || header === 'invalid' || at + header.sizeBytes > end) break
      boxes.push({ type: header.type, at, start: at + header.headerBytes, end: at + header.sizeBytes })
      at += header.sizeBytes
    }
    return boxes
  }

  child(parent: Box, ...path: readonly string[]): Box | null {
    let box: Box | undefined = parent
    for (const type of path) {
      if (box === undefined) return null
      box = this.children(box.start, box.end).find((inner) => inner.type === type)
    }
    return box ?? null
  }
}

export const encodeBox = (type: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(parts.reduce((sum, part) => sum + part.byteLength, 8))
  head.write(type, 4, 'latin1')
  return new Uint8Array(Buffer.concat([head, ...parts]))
}
