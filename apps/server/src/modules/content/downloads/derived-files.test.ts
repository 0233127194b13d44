import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAesCtrTransform, DamagedBytesError, identityTransform } from '@candor/media'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock'
import { createDerivedFiles } from './derived-files'

const hash = 'a'.repeat(64)
const mediaKey = new Uint8Array(32).fill(7)
const aes = createAesCtrTransform({ currentKeyId: 'k1', keys: new Map([['k1', mediaKey]]) })
const bytes = new Uint8Array(150_000).map((_, at) => (at * 31) % 251)
const dayMs = 24 * 60 * 60_000

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'candor-derived-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const createFiles = (transform = aes) =>
  createDerivedFiles({
    directory,
    transform,
    maxBytes: 10_000_000,
    maxAgeMs: dayMs,
    nowMs: systemClock.nowMs,
    newNonce: () => new Uint8Array(12).fill(3),
  })

/** Writes as the muxer does: in pieces, and the first one again when the length is known. */
const makeVideo = (files: ReturnType<typeof createFiles>, owner = 'first') =>
  files.make(owner, hash, async ({ write }) => {
    await write(0, new Uint8Array(100))
    await write(100, bytes.subarray(100))
    await write(0, bytes.subarray(0, 100))
    return 'webm'
  })

const readRange = async (files: ReturnType<typeof createFiles>, start: number, end: number): Promise<Buffer> => {
  const file = await files.find('first', hash)
  if (file === null) throw new Error('There is no such file')
  const blocks: Uint8Array[] = []
  for await (const block of await file.open(start, end - 1)) blocks.push(block)
  return Buffer.concat(blocks)
}

const findPath = async (owner = 'first'): Promise<string> => {
  const [name = ''] = await readdir(join(directory, owner))
  return join(directory, owner, name)
}

describe('derived files', () => {
  test.each([
    ['without a key', identityTransform],
    ['with a key', aes],
  ])('are returned whole and by range, and are private to the server’s account, %s', async (_case, transform) => {
    const before = process.umask(0)
    const files = createFiles(transform)
    const made = await makeVideo(files).finally(() => process.umask(before))
    expect(made.sizeBytes).toBe(bytes.byteLength)
    for (const [start, end] of [
      [0, 150_000],
      [0, 1],
      [65_535, 65_537],
      [131_072, 150_000],
    ] as const) {
      expect((await readRange(files, start, end)).equals(bytes.subarray(start, end))).toBe(true)
    }
    const modes = await Promise.all([stat(join(directory, 'first')), stat(await findPath())])
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600'])
    expect((await readFile(await findPath())).includes(Buffer.from(bytes.subarray(0, 64)))).toBe(
      transform === identityTransform,
    )
  })

  test.each([0, 65_536, 149_999, 150_000, 150_047])('are refused and deleted after byte %i was changed', async (at) => {
    const files = createFiles()
    await makeVideo(files)
    const path = await findPath()
    const stored = await readFile(path)
    stored[at] = (stored[at] ?? 0) ^ 1
    await writeFile(path, stored)
    await expect(readRange(files, 0, 150_000)).rejects.toThrow(DamagedBytesError)
    expect(await files.find('first', hash)).toBeNull()
  })

  test.each([1, 16, 18_944, 20_000])('are refused after their last %i bytes were cut off', async (cutBytes) => {
    const files = createFiles()
    await makeVideo(files)
    const path = await findPath()
    const stored = await readFile(path)
    await writeFile(path, stored.subarray(0, stored.byteLength - cutBytes))
    await expect(readRange(files, 0, 10)).rejects.toThrow(DamagedBytesError)
  })

  test('of another organization are refused', async () => {
    const files = createFiles()
    await makeVideo(files, 'second')
    await mkdir(join(directory, 'first'))
    const path = await findPath('second')
    await copyFile(path, path.replace('second', 'first'))
    await expect(readRange(files, 0, 10)).rejects.toThrow(DamagedBytesError)
  })

  test('of an earlier version are made again, because they have no tags', async () => {
    const files = createFiles()
    await makeVideo(files)
    const path = await findPath()
    await rename(path, path.replace('.2.webm', '.webm'))
    expect(await files.find('first', hash)).toBeNull()
  })
})
