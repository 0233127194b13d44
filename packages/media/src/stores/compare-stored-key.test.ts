import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendPart, computeSha256Hex, makePattern } from '../conformance/append-store-checks'
import { type BytesTransform, identityTransform } from '../ports/bytes-transform'
import { createAesCtrTransform } from './aes-ctr-transform'
import { compareStoredKey } from './compare-stored-key'
import { createFileAppendStore } from './file-append-store'

const createTransform = (seed: number): BytesTransform =>
  createAesCtrTransform({ currentKeyId: 'k1', keys: new Map([['k1', makePattern(32, seed)]]) })
/** Seed 5 is the key of the fixtures. */
const used = createTransform(5)
const other = createTransform(6)
const fixtures = fileURLToPath(new URL('../../fixtures/stored-format-1/', import.meta.url))

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stored-key-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

async function storeRecording(key: string, transform: BytesTransform, isSealed = false): Promise<void> {
  const store = createFileAppendStore({ directory, transform, nowMs: () => 1_750_000_000_000 })
  const bytes = makePattern(40)
  await store.create(key)
  await appendPart(store, key, { offset: 0, bytes })
  if (isSealed) await store.seal({ key, sizeBytes: bytes.byteLength, sha256: computeSha256Hex(bytes) })
  await store.close()
}

async function copyFixtures(kind: string): Promise<void> {
  for (const name of await readdir(fixtures)) {
    if (name.startsWith(kind)) await cp(join(fixtures, name), join(directory, name.replace('.manifest', '.json')))
  }
}

const compareAll = async () => {
  const compared = []
  for (const transform of [used, other, identityTransform]) compared.push(await compareStoredKey(directory, transform))
  return compared
}

describe('what stored recordings say about a key', () => {
  it('is nothing in an empty directory, and among recordings that are not encrypted', async () => {
    expect(await compareAll()).toEqual(['unused', 'unused', 'unused'])
    await storeRecording('plain', identityTransform, true)
    expect(await compareAll()).toEqual(['unused', 'unused', 'unused'])
  })

  it.each([false, true])('is whether it encrypted them; sealed: %s', async (isSealed) => {
    await storeRecording('plain', identityTransform, true)
    await storeRecording('secret', used, isSealed)
    expect(await compareAll()).toEqual(['matches', 'differs', 'differs'])
  })

  it('is found in recordings of format 1 by the hash of a sealed one', async () => {
    await copyFixtures('ctr')
    expect(await compareAll()).toEqual(['matches', 'differs', 'differs'])
  })

  it('is unknown if all encrypted ones are of format 1 and open, because those have neither tags nor a hash', async () => {
    await copyFixtures('ctr-open')
    expect(await compareAll()).toEqual(['unknown', 'unknown', 'differs'])
  })

  it('does not change because of one damaged recording', async () => {
    await storeRecording('a-damaged', used, true)
    await storeRecording('b-torn', used, true)
    await storeRecording('c-whole', used, true)
    const path = join(directory, 'a-damaged.json')
    await writeFile(path, (await readFile(path, 'utf8')).replace('"sizeBytes":40', '"sizeBytes":41'))
    await writeFile(join(directory, 'b-torn.json'), '{"version":2')
    expect(await compareAll()).toEqual(['matches', 'differs', 'differs'])
  })

  it('changes no file', async () => {
    await storeRecording('secret', used)
    const list = async () => {
      const names = (await readdir(directory)).sort()
      return Promise.all(names.map(async (name) => [name, await readFile(join(directory, name), 'hex')]))
    }
    const before = await list()
    await compareAll()
    expect(await list()).toEqual(before)
  })
})
