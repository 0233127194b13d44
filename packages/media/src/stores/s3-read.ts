import { Readable } from 'node:stream'
import { ObjectMismatchError } from '../ports/object-store'

export interface ObjectStreamPlan {
  /** Stored bytes, half-open. */
  readonly startBytes: number
  readonly endBytes: number
  readonly first: Readable
  /** Opens the stored bytes from this position to the end, after the connection was lost. */
  readonly reopen: (startBytes: number) => Promise<Readable>
  /** Accepts the stored bytes in order; returns plain bytes, if a block is complete. Throws ObjectMismatchError on damage. */
  readonly decode: (stored: Uint8Array) => Uint8Array
}

/** The most connections lost in a row without a byte in between. */
const maxLosses = 3

class ObjectReader {
  #position: number
  #body: Readable | null
  #blocks: AsyncIterator<Uint8Array>
  #losses = 0
  #isClosed = false

  constructor(private readonly plan: ObjectStreamPlan) {
    this.#position = plan.startBytes
    this.#body = plan.first
    this.#blocks = plan.first[Symbol.asyncIterator]()
  }

  /** Null at the end. */
  async next(): Promise<Uint8Array | null> {
    while (this.#position < this.plan.endBytes) {
      try {
        const plain = this.#decode(await this.#nextStored())
        if (plain.byteLength > 0) return plain
      } catch (error) {
        this.#body?.destroy()
        this.#body = null
        this.#losses += 1
        const isFinal = this.#isClosed || error instanceof ObjectMismatchError
        if (isFinal || this.#losses > maxLosses) throw error
      }
    }
    return null
  }

  close(): void {
    this.#isClosed = true
    this.#body?.destroy()
  }

  async #nextStored(): Promise<Uint8Array> {
    if (this.#body === null) {
      this.#body = await this.plan.reopen(this.#position)
      this.#blocks = this.#body[Symbol.asyncIterator]()
    }
    const { value, done } = await this.#blocks.next()
    if (done === true) throw new Error('The object store sent fewer bytes than the object has')
    return value
  }

  #decode(stored: Uint8Array): Uint8Array {
    if (stored.byteLength === 0) return stored
    const bytes = stored.subarray(0, this.plan.endBytes - this.#position)
    this.#position += bytes.byteLength
    this.#losses = 0
    return this.plan.decode(bytes)
  }
}

/** Streams the plain bytes of a part of an object; resumes after a lost connection. */
export const createObjectStream = (plan: ObjectStreamPlan): Readable => {
  const reader = new ObjectReader(plan)
  return new Readable({
    read() {
      reader.next().then(
        (block) => this.push(block),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error('Reading failed')),
      )
    },
    destroy(error, callback) {
      reader.close()
      callback(error)
    },
  })
}
