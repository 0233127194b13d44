import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { StoreFixture } from '../conformance/append-store-checks'
import {
  appendPart,
  computeSha256Hex,
  makePattern,
  openRecovered,
  readAllBytes,
} from '../conformance/append-store-checks'
import {
  describeAppendStore,
  describeAuthenticatedAppendStore,
  describeDurableAppendStore,
} from '../conformance/append-store-conformance'
import type { DiskFixture } from '../conformance/durability-checks'
import { MemoryDisk } from '../conformance/memory-disk'
import { DamagedBytesError } from '../ports/append-store'
import type { BytesTransform } from '../ports/bytes-transform'
import { createAesCtrTransform } from './aes-ctr-transform'
import { createFileAppendStore } from './file-append-store'
import { indexRecordBytes as recordBytes } from './index-record'

const indexRecordBytes = recordBytes[1]
const nowMs = () => 1_750_000_000_000
const aes = createAesCtrTransform({ currentKeyId: 'k1', keys: new Map([['k1', makePattern(32, 5)]]) })

const createDiskFixture = (transform?: BytesTransform) => async (): Promise<StoreFixture> => {
  const directory = await mkdtemp(join(tmpdir(), 'append-store-'))
  return {
    open: () => createFileAppendStore({ directory, nowMs, maxOpenSegments: 2, ...(transform ? { transform } : {}) }),
    cleanUp: () => rm(directory, { recursive: true, force: true }),
  }
}

const createMemoryFixture = (transform?: BytesTransform) => async (): Promise<DiskFixture> => {
  const disk = new MemoryDisk()
  return {
    disk,
    open: () => createFileAppendStore({ directory: '/d', nowMs, files: disk, ...(transform ? { transform } : {}) }),
    cleanUp: async () => undefined,
  }
}

describeAppendStore('files on a real disk', createDiskFixture())
describeAppendStore('encrypted files on a real disk', createDiskFixture(aes))
describeDurableAppendStore('files on a disk that fails', createMemoryFixture())
describeDurableAppendStore('encrypted files on a disk that fails', createMemoryFixture(aes))
describeAuthenticatedAppendStore('encrypted files that were changed', createMemoryFixture(aes))

describe('file append store', () => {
  it.each(['body first', 'index first'])('acknowledges only after body and index are synced, %s', async (order) => {
    const fixture = await createMemoryFixture()()
    const store = await openRecovered(fixture)
    await store.create('s')
    fixture.disk.log.length = 0
    let acknowledged = false
    const bodySync = withResolvers()
    const indexSync = withResolvers()
    const gates = new Map([
      ['/d/s.bin', bodySync.promise],
      ['/d/s.idx', indexSync.promise],
    ])
    const gated = createFileAppendStore({
      directory: '/d',
      nowMs,
      files: {
        ...listMethods(fixture.disk),
        open: async (path, mode) => {
          const file = await fixture.disk.open(path, mode)
          const isGated = () => fixture.disk.log.includes('write /d/s.bin')
          return {
            ...file,
            datasync: async () => {
              if (isGated()) await gates.get(path)
              await file.datasync()
            },
          }
        },
      },
    })
    const answer = appendPart(gated, 's', { offset: 0, bytes: makePattern(100) }).then((result) => {
      acknowledged = true
      return result
    })
    await flushPromises()
    expect([acknowledged, fixture.disk.log.at(-1)]).toEqual([false, 'write /d/s.idx'])
    const [first, second] = order === 'body first' ? [bodySync, indexSync] : [indexSync, bodySync]
    first.resolve()
    await flushPromises()
    expect(acknowledged).toBe(false)
    second.resolve()
    expect(await answer).toEqual({ outcome: 'appended', offsetBytes: 100 })
    const writesAndSyncs = fixture.disk.log.filter((line) => /^(write|datasync)/.test(line))
    expect(writesAndSyncs.slice(-4, -2)).toEqual(['write /d/s.bin', 'write /d/s.idx'])
    expect(writesAndSyncs.slice(-2).sort()).toEqual(['datasync /d/s.bin', 'datasync /d/s.idx'])
  })

  it('syncs the bytes before the index where a commit is larger than what recovery compares', async () => {
    const fixture = await createMemoryFixture()()
    const store = await openRecovered(fixture)
    await store.create('s')
    const bytes = makePattern(12_000_000)
    const parts = Array.from({ length: 24 }, (_, at) => ({
      offset: at * 500_000,
      bytes: bytes.subarray(at * 500_000, (at + 1) * 500_000),
    }))
    fixture.disk.log.length = 0
    // The first is committed alone, and the others wait for it.
    await Promise.all(parts.map((part) => appendPart(store, 's', part)))
    const last = fixture.disk.log.filter((line) => /^(write|datasync)/.test(line)).slice(-4)
    expect(last).toEqual(['write /d/s.bin', 'datasync /d/s.bin', 'write /d/s.idx', 'datasync /d/s.idx'])
    expect((await store.stat('s'))?.sizeBytes).toBe(bytes.byteLength)
  })

  it('lets waiting appends share one pair of syncs', async () => {
    const fixture = await createMemoryFixture()()
    const store = await openRecovered(fixture)
    await store.create('s')
    const bytes = makePattern(50_000)
    fixture.disk.log.length = 0
    const parts = Array.from({ length: 50 }, (_, at) => ({
      offset: at * 1_000,
      bytes: bytes.subarray(at * 1_000, at * 1_000 + 1_000),
    }))
    await Promise.all(parts.map((part) => appendPart(store, 's', part)))
    expect(fixture.disk.log.filter((line) => line.startsWith('datasync')).length).toBeLessThanOrEqual(6)
    expect(await readAllBytes(store, 's')).toEqual(bytes)
  })

  it('syncs the directory when a key is created and when it is sealed', async () => {
    const fixture = await createMemoryFixture()()
    const store = await openRecovered(fixture)
    fixture.disk.log.length = 0
    await store.create('s')
    expect(fixture.disk.log.at(-1)).toBe('syncDirectory /d')
    fixture.disk.log.length = 0
    await store.seal({ key: 's', sizeBytes: 0, sha256: computeSha256Hex(new Uint8Array(0)) })
    expect(fixture.disk.log.slice(-2)).toEqual(['rename /d/s.json', 'syncDirectory /d'])
  })

  it('stores ciphertext under the key id it reports, with a new nonce for the same bytes', async () => {
    const fixture = await createMemoryFixture(aes)()
    const store = await openRecovered(fixture)
    const bytes = makePattern(300)
    for (const key of ['one', 'two']) {
      await store.create(key)
      await appendPart(store, key, { offset: 0, bytes })
    }
    expect((await store.stat('one'))?.keyId).toBe('k1')
    expect(fixture.disk.peek('/d/one.bin')).not.toEqual(bytes)
    expect(fixture.disk.peek('/d/one.bin')).not.toEqual(fixture.disk.peek('/d/two.bin'))
  })

  it('writes plain bytes to a real disk unchanged', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'append-store-'))
    const store = createFileAppendStore({ directory, nowMs })
    await store.recover()
    await store.create('s')
    await appendPart(store, 's', { offset: 0, bytes: makePattern(999) })
    expect(new Uint8Array(await readFile(join(directory, 's.bin')))).toEqual(makePattern(999))
    await store.close()
    await rm(directory, { recursive: true })
  })

  it('reports a key with a damaged manifest and leaves its files untouched', async () => {
    const fixture = await createMemoryFixture()()
    const store = await openRecovered(fixture)
    await store.create('s')
    fixture.disk.tamper('/d/s.json', (bytes) => bytes.fill(0x20, 3, 9))
    const restarted = await openRecovered(fixture)
    await expect(restarted.stat('s')).rejects.toThrow(DamagedBytesError)
    expect(await fixture.disk.list('/d')).toContain('s.bin')
  })
})

describe('recovery of a damaged tail', () => {
  const lengths = [64, 5, 40, 33]
  const bytes = makePattern(142)
  const ends = [0, 64, 69, 109, 142]

  async function createStoredFixture(): Promise<DiskFixture> {
    const fixture = await createMemoryFixture()()
    const store = await openRecovered(fixture)
    await store.create('s')
    for (const [at, length] of lengths.entries()) {
      const offset = ends[at] ?? 0
      await appendPart(store, 's', { offset, bytes: bytes.subarray(offset, offset + length) })
    }
    return fixture
  }

  /** Recovers after damage: a prefix up to `expectedEnd` must remain, and appending the rest must restore the whole. */
  async function expectRecovered(fixture: DiskFixture, expectedEnd: number | undefined): Promise<void> {
    const store = fixture.open()
    await store.recover()
    const stat = await store.stat('s')
    expect(stat?.sizeBytes).toBe(expectedEnd)
    expect(await readAllBytes(store, 's')).toEqual(bytes.slice(0, expectedEnd))
    await appendPart(store, 's', { offset: stat?.sizeBytes ?? 0, bytes: bytes.subarray(stat?.sizeBytes ?? 0) })
    const sealed = await store.seal({ key: 's', sizeBytes: bytes.byteLength, sha256: computeSha256Hex(bytes) })
    expect(sealed.outcome).toBe('sealed')
  }

  const findLastValidEnd = (keptBytes: number) => ends.findLast((end) => end <= keptBytes)

  it('truncates to the last complete record when the body is cut at any byte of the last two', async () => {
    for (let cut = 69; cut <= 142; cut += 1) {
      const fixture = await createStoredFixture()
      fixture.disk.tamper('/d/s.bin', (body) => body.slice(0, cut))
      await expectRecovered(fixture, findLastValidEnd(cut))
    }
  })

  it('truncates to the previous record when bits of the last two records of the body are flipped', async () => {
    for (let at = 69; at < 142; at += 1) {
      const fixture = await createStoredFixture()
      fixture.disk.tamper('/d/s.bin', (body) => body.fill((body[at] ?? 0) ^ (1 << (at % 8)), at, at + 1))
      await expectRecovered(fixture, findLastValidEnd(at))
    }
  })

  it('truncates to the last complete record when the index is cut or flipped at any byte of the last two', async () => {
    for (let at = 2 * indexRecordBytes; at < 4 * indexRecordBytes; at += 1) {
      const expectedEnd = ends[Math.floor(at / indexRecordBytes)]
      const cut = await createStoredFixture()
      cut.disk.tamper('/d/s.idx', (index) => index.slice(0, at))
      await expectRecovered(cut, expectedEnd)
      const flipped = await createStoredFixture()
      flipped.disk.tamper('/d/s.idx', (index) => index.fill((index[at] ?? 0) ^ (1 << (at % 8)), at, at + 1))
      await expectRecovered(flipped, expectedEnd)
    }
  })

  it('drops bytes after the last record, which were never acknowledged', async () => {
    const fixture = await createStoredFixture()
    fixture.disk.tamper('/d/s.bin', (body) => new Uint8Array([...body, 1, 2, 3]))
    const store = await openRecovered(fixture)
    expect((await store.stat('s'))?.sizeBytes).toBe(142)
    expect(fixture.disk.peek('/d/s.bin')).toHaveLength(142)
  })

  it('leaves recordings alone until they are used', async () => {
    const fixture = await createStoredFixture()
    fixture.disk.tamper('/d/s.bin', (body) => new Uint8Array([...body, 1, 2, 3]))
    const store = await openRecovered(fixture)
    expect(await store.findSeal('s')).toBeNull()
    expect(fixture.disk.peek('/d/s.bin')).toHaveLength(145)
    await store.seal({ key: 's', sizeBytes: 142, sha256: computeSha256Hex(bytes) })
    expect(await store.findSeal('s')).toEqual(await store.stat('s'))
    expect(await store.findSeal('unknown')).toBeNull()
  })
})

function listMethods(disk: MemoryDisk) {
  return {
    rename: disk.rename.bind(disk),
    remove: disk.remove.bind(disk),
    list: disk.list.bind(disk),
    makeDirectory: disk.makeDirectory.bind(disk),
    syncDirectory: disk.syncDirectory.bind(disk),
  }
}

async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
