import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sha256Source } from './sha256-source'

const zHash = z.string()

/** What the page's own code says of bytes that are added in pieces. */
const hashInPage = (pieces: readonly Uint8Array[]): string =>
  zHash.parse(
    runInNewContext(
      `${sha256Source}\nconst hasher = createHasher()\nfor (const piece of pieces) hasher.add(piece)\nhasher.finish()`,
      { pieces, Uint8Array, Uint32Array, DataView },
    ),
  )
const hashHere = (pieces: readonly Uint8Array[]): string =>
  createHash('sha256').update(Buffer.concat(pieces)).digest('hex')

test('the page computes the same hash as Node for every length around a block, at once and in pieces', () => {
  const bytes = createHash('sha512').update('bytes').digest()
  const long = Buffer.concat([bytes, bytes, bytes])
  for (let length = 0; length <= long.length; length += 1) {
    const piece = long.subarray(0, length)
    expect(hashInPage([piece])).toBe(hashHere([piece]))
  }
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 6 }), (pieces) => {
      expect(hashInPage(pieces)).toBe(hashHere(pieces))
    }),
    { numRuns: 60 },
  )
})
