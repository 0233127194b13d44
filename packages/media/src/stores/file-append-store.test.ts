import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { StoreBench } from '../conformance/append-store-checks'
import { openReady, pattern, put, readAll, sha256Hex } from '../conformance/append-store-checks'
import { describeAppendStore, describeDurableAppendStore } from '../conformance/append-store-conformance'
import type { DiskBench } from '../conformance/durability-checks'
import { MemoryDisk } from '../conformance/memory-disk'
import type { BytesTransform } from '../ports/bytes-transform'
import { createAesCtrTransform } from './aes-ctr-transform'
import { createFileAppendStore } from './file-append-store'
import { indexRecordBytes } from './index-record'

const nowMs = () => 1_750_000_000_000
const aes = createAesCtrTransform({ currentKeyId: 'k1', keys: new Map([['k1', pattern(32, 5)]]) })

const onRealDisk = (transform?: BytesTransform) => async (): Promise<StoreBench> => {
  const directory = await mkdtemp(join(tmpdir(), 'append-store-'))
  return {
    open: () => createFileAppendStore({ directory, nowMs, maxOpenSegments: 2, ...(transform ? { transform } : {}) }),
    cleanUp: () => rm(directory, { recursive: true, force: true }),
  }
}

const inMemory = (transform?: BytesTransform) => async (): Promise<DiskBench> => {
  const disk = new MemoryDisk()
  return {
    disk,
    open: () => createFileAppendStore({ directory: '/d', nowMs, files: disk, ...(transform ? { transform } : {}) }),
    cleanUp: async () => undefined,
  }
}

describeAppendStore('files on a real disk', onRealDisk())
describeAppendStore('encrypted files on a real disk', onRealDisk(aes))
describeDurableAppendStore('files on a disk that fails', inMemory())
describeDurableAppendStore('encrypted files on a disk that fails', inMemory(aes))

describe('file append store', () => {
  it('acknowledges only after the body and then the index are synced, in this order', async () => {
    const bench = await inMemory()()
    const store = await openReady(bench)
    await store.create('s')
    bench.disk.log.length = 0
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
        ...methodsOf(bench.disk),
        open: async (path, mode) => {
          const file = await bench.disk.open(path, mode)
          const isGated = () => bench.disk.log.includes('write /d/s.bin')
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
    const answer = put(gated, 's', { offset: 0, bytes: pattern(100) }).then((result) => {
      acknowledged = true
      return result
    })
    await settle()
    expect([acknowledged, bench.disk.log.at(-1)]).toEqual([false, 'write /d/s.bin'])
    bodySync.resolve()
    await settle()
    expect([acknowledged, bench.disk.log.at(-1)]).toEqual([false, 'write /d/s.idx'])
    indexSync.resolve()
    expect(await answer).toEqual({ outcome: 'appended', offsetBytes: 100 })
    const writesAndSyncs = bench.disk.log.filter((line) => /^(write|datasync)/.test(line))
    expect(writesAndSyncs.slice(-4)).toEqual([
      'write /d/s.bin',
      'datasync /d/s.bin',
      'write /d/s.idx',
      'datasync /d/s.idx',
    ])
  })

  it('lets appends that wait together share one pair of syncs', async () => {
    const bench = await inMemory()()
    const store = await openReady(bench)
    await store.create('s')
    const bytes = pattern(50_000)
    bench.disk.log.length = 0
    const parts = Array.from({ length: 50 }, (_, at) => ({
      offset: at * 1_000,
      bytes: bytes.subarray(at * 1_000, at * 1_000 + 1_000),
    }))
    await Promise.all(parts.map((part) => put(store, 's', part)))
    expect(bench.disk.log.filter((line) => line.startsWith('datasync')).length).toBeLessThanOrEqual(6)
    expect(await readAll(store, 's')).toEqual(bytes)
  })

  it('syncs the directory when a key is created and when it is sealed', async () => {
    const bench = await inMemory()()
    const store = await openReady(bench)
    bench.disk.log.length = 0
    await store.create('s')
    expect(bench.disk.log.at(-1)).toBe('syncDirectory /d')
    bench.disk.log.length = 0
    await store.seal({ key: 's', sizeBytes: 0, sha256: sha256Hex(new Uint8Array(0)) })
    expect(bench.disk.log.slice(-2)).toEqual(['rename /d/s.json', 'syncDirectory /d'])
  })

  it('stores ciphertext under the key id it reports, and another nonce for the same bytes again', async () => {
    const bench = await inMemory(aes)()
    const store = await openReady(bench)
    const bytes = pattern(300)
    for (const key of ['one', 'two']) {
      await store.create(key)
      await put(store, key, { offset: 0, bytes })
    }
    expect((await store.stat('one'))?.keyId).toBe('k1')
    expect(bench.disk.peek('/d/one.bin')).not.toEqual(bytes)
    expect(bench.disk.peek('/d/one.bin')).not.toEqual(bench.disk.peek('/d/two.bin'))
  })

  it('lays plain bytes on a real disk exactly as they came', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'append-store-'))
    const store = createFileAppendStore({ directory, nowMs })
    await store.recover()
    await store.create('s')
    await put(store, 's', { offset: 0, bytes: pattern(999) })
    expect(new Uint8Array(await readFile(join(directory, 's.bin')))).toEqual(pattern(999))
    await store.close()
    await rm(directory, { recursive: true })
  })

  it('reports a key whose manifest is damaged and leaves its files for a person to look at', async () => {
    const bench = await inMemory()()
    const store = await openReady(bench)
    await store.create('s')
    bench.disk.tamper('/d/s.json', (bytes) => bytes.fill(0x20, 3, 9))
    const report = await bench.open().recover()
    expect(report.unreadable.map(({ key }) => key)).toEqual(['s'])
    expect(await bench.disk.list('/d')).toContain('s.bin')
  })
})

describe('recovery of a damaged tail', () => {
  const lengths = [64, 5, 40, 33]
  const bytes = pattern(142)
  const ends = [0, 64, 69, 109, 142]

  async function stored(): Promise<DiskBench> {
    const bench = await inMemory()()
    const store = await openReady(bench)
    await store.create('s')
    for (const [at, length] of lengths.entries()) {
      const offset = ends[at] ?? 0
      await put(store, 's', { offset, bytes: bytes.subarray(offset, offset + length) })
    }
    return bench
  }

  /** Damage, recover: what is left must be a prefix that ends at `expectedEnd`, and appending must lead to the whole again. */
  async function expectRecovered(bench: DiskBench, expectedEnd: number | undefined): Promise<void> {
    const store = bench.open()
    const report = await store.recover()
    expect(report.unreadable).toEqual([])
    const stat = await store.stat('s')
    expect(stat?.sizeBytes).toBe(expectedEnd)
    expect(await readAll(store, 's')).toEqual(bytes.slice(0, expectedEnd))
    await put(store, 's', { offset: stat?.sizeBytes ?? 0, bytes: bytes.subarray(stat?.sizeBytes ?? 0) })
    const sealed = await store.seal({ key: 's', sizeBytes: bytes.byteLength, sha256: sha256Hex(bytes) })
    expect(sealed.outcome).toBe('sealed')
  }

  const lastValidEnd = (keptBytes: number) => ends.findLast((end) => end <= keptBytes)

  it('cuts back to the last whole record when the body is cut at any byte of the last two', async () => {
    for (let cut = 69; cut <= 142; cut += 1) {
      const bench = await stored()
      bench.disk.tamper('/d/s.bin', (body) => body.slice(0, cut))
      await expectRecovered(bench, lastValidEnd(cut))
    }
  })

  it('cuts back to the record before when any bit pattern of the last two records of the body is flipped', async () => {
    for (let at = 69; at < 142; at += 1) {
      const bench = await stored()
      bench.disk.tamper('/d/s.bin', (body) => body.fill((body[at] ?? 0) ^ (1 << (at % 8)), at, at + 1))
      await expectRecovered(bench, lastValidEnd(at))
    }
  })

  it('cuts back to the last whole record when the index is cut or flipped at any byte of the last two', async () => {
    for (let at = 2 * indexRecordBytes; at < 4 * indexRecordBytes; at += 1) {
      const expectedEnd = ends[Math.floor(at / indexRecordBytes)]
      const cut = await stored()
      cut.disk.tamper('/d/s.idx', (index) => index.slice(0, at))
      await expectRecovered(cut, expectedEnd)
      const flipped = await stored()
      flipped.disk.tamper('/d/s.idx', (index) => index.fill((index[at] ?? 0) ^ (1 << (at % 8)), at, at + 1))
      await expectRecovered(flipped, expectedEnd)
    }
  })

  it('drops bytes behind the last record, which nobody was promised, and says so', async () => {
    const bench = await stored()
    bench.disk.tamper('/d/s.bin', (body) => new Uint8Array([...body, 1, 2, 3]))
    const report = await bench.open().recover()
    expect(report.truncated).toEqual([{ key: 's', fromBytes: 145, toBytes: 142 }])
  })
})

function methodsOf(disk: MemoryDisk) {
  return {
    rename: disk.rename.bind(disk),
    remove: disk.remove.bind(disk),
    list: disk.list.bind(disk),
    makeDirectory: disk.makeDirectory.bind(disk),
    syncDirectory: disk.syncDirectory.bind(disk),
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
