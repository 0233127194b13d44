import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { BytesUnavailableError, crc32 } from '@candor/media'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStoreServers, type StoreServers } from '../../../testing/open-store-servers'
import { createUploadClient, sealHeaders } from '../../../testing/upload-client'
import { permissionHeader, signPermission } from './peer-permission'

const recordingFile = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)

let cluster: StoreServers
let video: Buffer
let key: string
let url: string

beforeAll(async () => {
  video = (await readFile(recordingFile)).subarray(0, 100_000)
  cluster = await openStoreServers()
  const page = createUploadClient(cluster.candidateSession)
  const upload = await page.begin(cluster.first, 0)
  url = upload.url
  await page.patch(cluster.first, url, { bytes: video, headers: sealHeaders(video) })
  key = (await cluster.row(upload.uploadId)).storageKey
})
beforeEach(() => cluster.markAlive(cluster.first))
afterAll(() => cluster.close())

const ask = (permission: string | null, headers: Record<string, string> = {}, wanted = key): Promise<Response> =>
  fetch(`${cluster.first.url}/api/content/peer/bytes/${wanted}`, {
    headers: { ...headers, ...(permission === null ? {} : { [permissionHeader]: permission }) },
  })
const sign = (wanted = key): string => signPermission(cluster.fixture.deps, wanted)
const readBytes = async (stream: Readable | null): Promise<Buffer> => {
  const blocks: Uint8Array[] = []
  if (stream !== null) for await (const block of stream) blocks.push(block)
  return Buffer.concat(blocks)
}

describe('reading by another process', () => {
  test('another process reads ranges of bytes together with their size and hash', async () => {
    const answer = await ask(sign(), { range: 'bytes=100-199' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 100-199/100000'])
    expect([answer.headers.get('x-candor-size'), answer.headers.get('x-candor-sealed')]).toEqual(['100000', '?1'])
    expect(Buffer.from(await answer.arrayBuffer()).equals(video.subarray(100, 200))).toBe(true)
  })

  test('refuses a missing, foreign, expired, overlong or changed permission with the same error', async () => {
    const { deps } = cluster.fixture
    const at = deps.clock.nowMs()
    const made = (expiresAtMs: number): string =>
      `${expiresAtMs}.${deps.keyedHash('peer-bytes', `${key}\u0000${expiresAtMs}`)}`
    expect((await ask(made(at + 60_000))).status).toBe(200)
    const permissions = [
      null,
      sign('other-key'),
      made(at),
      made(at + 60_001),
      made(at + 60_000).replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      made(at + 30_000).replace(/^\d+/, String(at + 40_000)),
      'nonsense',
    ]
    const missing = await (await ask(sign('no-such-key'), {}, 'no-such-key')).json()
    for (const permission of permissions) {
      const answer = await ask(permission)
      expect([answer.status, await answer.json()], String(permission)).toEqual([404, missing])
      expect(answer.headers.get('x-candor-size')).toBeNull()
    }
  })
})

describe('recordings on another process’s disk', () => {
  test('a remote recording is measured and read like a local one', async () => {
    const { store } = cluster.second.ports
    expect(await store.stat(key)).toMatchObject({ sizeBytes: video.length, sealed: true, sha256: expect.any(String) })
    expect((await readBytes(await store.read(key))).equals(video)).toBe(true)
    const part = await readBytes(await store.read(key, { start: 5_000, endInclusive: 5_999 }))
    expect(part.equals(video.subarray(5_000, 6_000))).toBe(true)
    const clamped = await readBytes(await store.read(key, { start: 99_000, endInclusive: 200_000 }))
    expect(clamped.equals(video.subarray(99_000))).toBe(true)
    expect((await readBytes(await store.read(key, { start: 100_000, endInclusive: 200_000 }))).length).toBe(0)
  })

  test('a remote recording precedes an outdated local copy, and a growing local recording is read locally', async () => {
    const { local, ports } = cluster.second
    await local.create(key)
    const part = video.subarray(0, 500)
    await local.append({ key, offset: 0, bytes: part, crc32: crc32(part) })
    expect(await ports.store.stat(key)).toMatchObject({ sizeBytes: video.length, sealed: true })
    expect((await readBytes(await ports.store.read(key))).equals(video)).toBe(true)
    const growing = await createUploadClient(cluster.candidateSession).begin(cluster.second, 1)
    const { storageKey } = await cluster.row(growing.uploadId)
    await local.append({ key: storageKey, offset: 0, bytes: part, crc32: crc32(part) })
    expect(await ports.store.stat(storageKey)).toMatchObject({ sizeBytes: 500, sealed: false })
    expect((await readBytes(await ports.store.read(storageKey))).equals(part)).toBe(true)
    await local.delete(key)
  })

  test('an unknown key has no remote recording', async () => {
    expect(await cluster.second.ports.store.stat('nobody-has-this')).toBeNull()
    expect(await cluster.first.ports.store.read('nobody-has-this')).toBeNull()
  })

  test('asks the caller to retry while a remote recording is unavailable, instead of reporting none', async () => {
    const { store } = cluster.second.ports
    await cluster.markLost(cluster.first)
    await expect(store.stat(key)).rejects.toBeInstanceOf(BytesUnavailableError)
    await expect(store.read(key)).rejects.toBeInstanceOf(BytesUnavailableError)
    const media = await fetch(`${cluster.second.url}${url.replace('/chunk/', '/media/')}`, {
      headers: { cookie: 'who=mine' },
    })
    expect([media.status, media.headers.get('retry-after')]).toEqual([503, '1'])
    await cluster.markAlive(cluster.first)
    await cluster.move(cluster.first, 'http://127.0.0.1:9')
    await expect(store.stat(key)).rejects.toBeInstanceOf(BytesUnavailableError)
    await cluster.move(cluster.first, cluster.first.url)
  })
})
