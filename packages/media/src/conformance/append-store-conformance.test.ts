import { describe, expect, it } from 'vitest'
import type { AppendRequest, AppendStore } from '../ports/append-store'
import { createFileAppendStore } from '../stores/file-append-store'
import type { StoreFile, StoreFiles } from '../stores/store-files'
import { appendStoreChecks, type StoreCheck } from './append-store-checks'
import { runStoreCheck } from './append-store-conformance'
import { type DiskFixture, durabilityChecks } from './durability-checks'
import { MemoryDisk } from './memory-disk'

type PlantedFaults = { files?: (file: StoreFile) => StoreFile; store?: (store: AppendStore) => AppendStore }

const createBrokenFixture = (planted: PlantedFaults) => async (): Promise<DiskFixture> => {
  const disk = new MemoryDisk()
  const files: StoreFiles = {
    open: async (path, mode) => {
      const file = await disk.open(path, mode)
      return planted.files ? planted.files(file) : file
    },
    rename: (from, to) => disk.rename(from, to),
    remove: (path) => disk.remove(path),
    list: (directory) => disk.list(directory),
    makeDirectory: () => disk.makeDirectory(),
    syncDirectory: (directory) => disk.syncDirectory(directory),
  }
  return {
    disk,
    open: () => {
      const store = createFileAppendStore({ directory: '/d', nowMs: () => 0, files })
      return planted.store ? planted.store(store) : store
    },
    cleanUp: async () => undefined,
  }
}

/** Replaces a store's append and forwards the other methods. */
function replaceAppend(store: AppendStore, append: AppendStore['append']): AppendStore {
  return {
    create: (key) => store.create(key),
    stat: (key) => store.stat(key),
    findSeal: (key) => store.findSeal(key),
    append,
    seal: (request) => store.seal(request),
    read: (key, range) => store.read(key, range),
    delete: (key) => store.delete(key),
    list: () => store.list(),
    recover: () => store.recover(),
    close: () => store.close(),
  }
}

async function listFailingChecks(planted: PlantedFaults): Promise<string[]> {
  const all: readonly StoreCheck<DiskFixture>[] = [...appendStoreChecks, ...durabilityChecks]
  const failed: string[] = []
  for (const check of all) {
    await runStoreCheck(check, createBrokenFixture(planted)).catch(() => failed.push(check.name))
  }
  return failed
}

const powerCut = 'acknowledges nothing that a power cut right after the reply could lose'

describe('the append store conformance suite', () => {
  it('passes a store without a planted fault', async () => {
    expect(await listFailingChecks({})).toEqual([])
  })

  it('fails a store whose fdatasync does nothing', async () => {
    expect(await listFailingChecks({ files: (file) => ({ ...file, datasync: async () => undefined }) })).toContain(
      powerCut,
    )
  })

  it('fails a store that acknowledges before it syncs', async () => {
    const store = (inner: AppendStore) =>
      replaceAppend(inner, async (request: AppendRequest) => {
        void inner.append(request).catch(() => undefined)
        return { outcome: 'appended', offsetBytes: request.offset + request.bytes.byteLength }
      })
    expect(await listFailingChecks({ store })).toContain(powerCut)
  })

  it('fails a store that loses the new tail of an overlapping append', async () => {
    const store = (inner: AppendStore) =>
      replaceAppend(inner, async (request: AppendRequest) => {
        const stat = await inner.stat(request.key)
        const isOverlapping = stat !== null && !stat.sealed && request.offset < stat.sizeBytes
        return isOverlapping ? { outcome: 'already_there', offsetBytes: stat.sizeBytes } : inner.append(request)
      })
    expect(await listFailingChecks({ store })).toContain('stores only the new tail of a partly overlapping append')
  })

  it('fails a store that treats a short write as complete', async () => {
    const files = (file: StoreFile): StoreFile => ({
      ...file,
      write: async (bytes, positionBytes) => {
        await file.write(bytes, positionBytes)
        return bytes.byteLength
      },
    })
    expect(await listFailingChecks({ files })).toContain(
      'stores every byte when the disk accepts only a few bytes at a time',
    )
  })

  it('fails a store that trusts a second fdatasync after a failed one', async () => {
    const files = (file: StoreFile): StoreFile => ({
      ...file,
      datasync: () => file.datasync().catch(() => file.datasync()),
    })
    expect(await listFailingChecks({ files })).toContain(
      'survives one or two disk errors at any operation without a restart or a lost or torn byte',
    )
  })

  it('fails a store that reports success on a full disk', async () => {
    const files = (file: StoreFile): StoreFile => ({
      ...file,
      write: (bytes, positionBytes) => file.write(bytes, positionBytes).catch(() => bytes.byteLength),
    })
    expect(await listFailingChecks({ files })).toContain(
      'returns no_space when the disk is full, acknowledges nothing, and continues when space is free again',
    )
  })
})
