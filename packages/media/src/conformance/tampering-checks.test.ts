import { describe, expect, it } from 'vitest'
import type { BytesTransform, FileCipher, FileIdentity } from '../ports/bytes-transform'
import { createAesCtrTransform } from '../stores/aes-ctr-transform'
import { createFileAppendStore } from '../stores/file-append-store'
import { makePattern } from './append-store-checks'
import { runStoreCheck } from './append-store-conformance'
import type { DiskFixture } from './durability-checks'
import { MemoryDisk } from './memory-disk'
import { tamperingChecks } from './tampering-checks'

const aes = createAesCtrTransform({ currentKeyId: 'k1', keys: new Map([['k1', makePattern(32, 5)]]) })
const noLabel = new Uint8Array(0)

/** Weakens the encryption of each file. */
const weaken = (change: (cipher: FileCipher, file: FileIdentity) => FileCipher): BytesTransform => ({
  currentKeyId: aes.currentKeyId,
  apply: (request) => aes.apply(request),
  openFile: (file) => {
    if (!aes.openFile) throw new Error('AES has no files')
    return change(aes.openFile(file), file)
  },
})

const createFixture = (transform: BytesTransform) => async (): Promise<DiskFixture> => {
  const disk = new MemoryDisk()
  return {
    disk,
    open: () => createFileAppendStore({ directory: '/d', nowMs: () => 0, files: disk, transform }),
    cleanUp: async () => undefined,
  }
}

async function listFailingChecks(transform: BytesTransform): Promise<string[]> {
  const failed: string[] = []
  for (const check of tamperingChecks) {
    await runStoreCheck(check, createFixture(transform)).catch(() => failed.push(check.name))
  }
  return failed
}

const aBitFlipped = 'refuses a sealed recording in which a bit of any byte of any file was flipped'
const anotherRecording = 'refuses a recording with files of another recording, in every combination'
const withoutKeys: FileIdentity = { keyId: 'k1', nonce: new Uint8Array(12), name: '' }

describe('the tampering checks', () => {
  it('fail a store whose tags do not depend on the bytes', async () => {
    const transform = weaken((cipher) => ({ ...cipher, computeTag: (label) => cipher.computeTag(label, noLabel) }))
    expect(await listFailingChecks(transform)).toContain(aBitFlipped)
  })

  it('fail a store that encrypts without tags, as format 1 does', async () => {
    expect(await listFailingChecks({ ...aes, openFile: null })).toContain(aBitFlipped)
  })

  it('fail a store whose keys do not depend on the name of the file', async () => {
    const transform = weaken((_cipher, file) => {
      if (!aes.openFile) throw new Error('AES has no files')
      return aes.openFile({ ...withoutKeys, nonce: file.nonce })
    })
    expect(await listFailingChecks(transform)).toContain(anotherRecording)
  })
}, 120_000)
