import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Chunk, readChunks } from './indexeddb-store'

const all = new Uint8Array(randomBytes(300))
const chunks: Chunk[] = [0, 100, 200].map((fromBytes) => ({ fromBytes, toBytes: fromBytes + 100 }))
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const reading =
  (missing: number | null) =>
  ({ fromBytes, toBytes }: Chunk) =>
    Promise.resolve(fromBytes === missing ? new Uint8Array() : all.slice(fromBytes, toBytes))

test('a range over several chunks is read as one', async () => {
  expect(hex(await readChunks(chunks, reading(null), { fromBytes: 50, toBytes: 250 }))).toBe(hex(all.slice(50, 250)))
})

test('a read ends before a missing chunk and never invents its bytes', async () => {
  expect(hex(await readChunks(chunks, reading(100), { fromBytes: 50, toBytes: 250 }))).toBe(hex(all.slice(50, 100)))
  const [first, , last] = chunks
  const torn = [first, last].filter((chunk) => chunk !== undefined)
  expect(hex(await readChunks(torn, reading(null), { fromBytes: 0, toBytes: 300 }))).toBe(hex(all.slice(0, 100)))
})
