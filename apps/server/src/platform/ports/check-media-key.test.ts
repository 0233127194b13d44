import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from '@candor/media'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../clock'
import { readEnv } from '../settings/env'
import { StartError } from '../start-error'
import { checkMediaKey } from './check-media-key'
import { openStore } from './create-ports'

const used = randomBytes(32).toString('base64')
const other = randomBytes(32).toString('base64')

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'candor-media-key-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const createEnv = (mediaKey?: string) => readEnv({ DATA_DIR: dataDir, MEDIA_KEY: mediaKey })
const checkKey = (mediaKey?: string): Promise<void> => checkMediaKey(createEnv(mediaKey))
const checkPath = (): string => join(dataDir, 'media-key-check')
const isOther = /^MEDIA_KEY is not the key [^\n]+$/
const isMissing = /^MEDIA_KEY is not set, [^\n]+$/

const expectRefusal = async (mediaKey: string | undefined, sentence: RegExp): Promise<void> => {
  await expect(checkKey(mediaKey)).rejects.toThrow(StartError)
  await expect(checkKey(mediaKey)).rejects.toThrow(sentence)
}

/** As a server of an earlier commit leaves its directory: a recording, and no value to check a key with. */
const storeRecording = async (mediaKey?: string): Promise<void> => {
  const store = await openStore(createEnv(mediaKey), systemClock)
  await store.create('recording')
  const bytes = new Uint8Array([1, 2, 3])
  await store.append({ key: 'recording', offset: 0, bytes, crc32: crc32(bytes) })
  await store.close()
}

describe('a data directory that was used with a key', () => {
  beforeEach(() => checkKey(used))

  test('is opened with that key again', async () => {
    await expect(checkKey(used)).resolves.toBeUndefined()
  })

  test('refuses a start with another key or none, and stays as it was', async () => {
    const written = await readFile(checkPath(), 'utf8')
    await expectRefusal(other, isOther)
    await expectRefusal(undefined, isMissing)
    expect(await readFile(checkPath(), 'utf8')).toBe(written)
  })

  test('holds neither the key nor anything that another account may read', async () => {
    expect(await readFile(checkPath(), 'utf8')).not.toContain(Buffer.from(used, 'base64').toString('hex').slice(0, 8))
    expect((await stat(checkPath())).mode & 0o777).toBe(0o600)
  })

  test('refuses every start if the value to check with is damaged, and says what to do', async () => {
    await writeFile(checkPath(), '1 0123\n')
    await expectRefusal(used, /media-key-check can't be read: [^\n]+$/)
    await expectRefusal(undefined, isMissing)
  })
})

describe('a data directory of an earlier version', () => {
  test('with encrypted recordings is opened with their key only, and checked by itself from then on', async () => {
    await storeRecording(used)
    await expectRefusal(other, isOther)
    await expectRefusal(undefined, isMissing)
    expect(await readdir(dataDir)).toEqual(['media'])
    await checkKey(used)
    await rm(join(dataDir, 'media'), { recursive: true })
    await expectRefusal(other, isOther)
  })

  test('without encrypted recordings is opened without a key, and with any first key', async () => {
    await storeRecording()
    await checkKey()
    expect(await readdir(dataDir)).toEqual(['media'])
    await checkKey(used)
    await expectRefusal(other, isOther)
  })
})
