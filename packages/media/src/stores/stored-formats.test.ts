import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendPart, computeSha256Hex, makePattern, readAllBytes } from '../conformance/append-store-checks'
import { type AppendStore, DamagedBytesError } from '../ports/append-store'
import type { BytesTransform } from '../ports/bytes-transform'
import { createAesCtrTransform } from './aes-ctr-transform'
import { createFileAppendStore } from './file-append-store'

const nowMs = () => 1_750_000_000_000
const createKeys = (seed: number, keyId = 'k1'): ReadonlyMap<string, Uint8Array> =>
  new Map([[keyId, makePattern(32, seed)]])
const aes = createAesCtrTransform({ currentKeyId: 'k1', keys: createKeys(5) })
/**
 * Written by commit 5302bea: with and without a key, sealed, and open after 250 of 300 bytes. The manifests have another
 * extension, so that the formatter leaves them as they were written.
 */
const written = fileURLToPath(new URL('../../fixtures/stored-format-1/', import.meta.url))

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stored-formats-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const openStore = (transform?: BytesTransform) =>
  createFileAppendStore({ directory, nowMs, ...(transform ? { transform } : {}) })

async function readVersion(key: string): Promise<unknown> {
  return JSON.parse(await readFile(join(directory, `${key}.json`), 'utf8')).version
}

describe('recordings that an earlier version stored', () => {
  it.each(['plain', 'ctr'])('are read, continued and sealed in format 1 by a store with a key: %s', async (kind) => {
    for (const name of await readdir(written)) {
      await cp(join(written, name), join(directory, name.replace('.manifest', '.json')))
    }
    const store = openStore(aes)
    await store.recover()
    expect(await store.list()).toHaveLength(4)
    expect(await readAllBytes(store, `${kind}-sealed`)).toEqual(makePattern(300, 1))
    const bytes = makePattern(300, 2)
    expect(await readAllBytes(store, `${kind}-open`)).toEqual(bytes.slice(0, 250))
    await appendPart(store, `${kind}-open`, { offset: 250, bytes: bytes.subarray(250) })
    const seal = { key: `${kind}-open`, sizeBytes: 300, sha256: computeSha256Hex(bytes) }
    expect((await store.seal(seal)).outcome).toBe('sealed')
    const range = { start: 249, endInclusive: 251 }
    expect(await readAllBytes(store, `${kind}-open`, range)).toEqual(bytes.slice(249, 252))
    await store.create('new')
    expect([await readVersion(`${kind}-open`), await readVersion('new')]).toEqual([1, 2])
    await store.close()
  })

  it('stay in format 1 without a key, so that an earlier version can read them', async () => {
    const store = openStore()
    await store.create('new')
    await appendPart(store, 'new', { offset: 0, bytes: makePattern(10) })
    await store.seal({ key: 'new', sizeBytes: 10, sha256: computeSha256Hex(makePattern(10)) })
    await store.close()
    const manifest: unknown = JSON.parse(await readFile(join(directory, 'new.json'), 'utf8'))
    const seal = { sizeBytes: 10, sha256: computeSha256Hex(makePattern(10)) }
    expect(manifest).toEqual({ version: 1, keyId: 'plain', nonceHex: expect.stringMatching(/^[0-9a-f]{24}$/), seal })
  })
})

describe('keys of recordings of format 2', () => {
  const bytes = makePattern(300_000)

  /** Compares by hash, because comparing byte by byte takes seconds. */
  async function isWhole(store: AppendStore): Promise<boolean> {
    return computeSha256Hex(await readAllBytes(store, 'a')) === computeSha256Hex(bytes)
  }

  async function storeOpen(): Promise<void> {
    const store = openStore(aes)
    await store.create('a')
    await appendPart(store, 'a', { offset: 0, bytes })
    await store.close()
  }

  it('stay readable by their id after another key became the current one', async () => {
    await storeOpen()
    const keys = new Map([...createKeys(5), ...createKeys(6, 'k2')])
    const store = openStore(createAesCtrTransform({ currentKeyId: 'k2', keys }))
    await store.recover()
    expect(await isWhole(store)).toBe(true)
    await store.create('b')
    expect([(await store.stat('a'))?.keyId, (await store.stat('b'))?.keyId]).toEqual(['k1', 'k2'])
    await store.close()
  })

  it.each([
    ['a wrong key', createAesCtrTransform({ currentKeyId: 'k1', keys: createKeys(7) })],
    ['no key', undefined],
  ])('are not touched by a start with %s, and are whole with the right one again', async (_case, transform) => {
    await storeOpen()
    const wrong = openStore(transform)
    await wrong.recover()
    await expect(wrong.read('a')).rejects.toThrow(transform ? DamagedBytesError : 'no keys')
    await wrong.close()
    const right = openStore(aes)
    await right.recover()
    expect(await isWhole(right)).toBe(true)
    await right.close()
  })
})
