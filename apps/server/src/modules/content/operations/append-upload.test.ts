import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bytes, openUploads, type Uploads } from '../testing/open-uploads'

let uploads: Uploads

beforeAll(async () => {
  uploads = await openUploads()
})
afterAll(() => uploads.fixture.close())

describe('appendUpload', () => {
  test('stores bytes at an offset and seals the recording with the last ones', async () => {
    const id = await uploads.begin()
    expect(await uploads.append(id, { to: 500 })).toMatchObject({ refused: null, offsetBytes: 500, isComplete: false })
    expect(await uploads.append(id, { from: 500 })).toMatchObject({
      refused: null,
      offsetBytes: bytes.byteLength,
      isComplete: true,
      isFinal: true,
    })
    expect(await uploads.getRow(id)).toMatchObject({ state: 'sealed', sizeBytes: bytes.byteLength })
  })

  test('refuses bytes after a gap, returns the stored offset, and stores nothing', async () => {
    const id = await uploads.begin()
    await uploads.append(id, { to: 500 })
    const refused = await uploads.append(id, { from: 700, to: 800 })
    expect(refused).toMatchObject({ refused: 'UPLOAD_OFFSET_CONFLICT', offsetBytes: 500 })
    expect((await uploads.fixture.store.stat((await uploads.getRow(id)).storageKey))?.sizeBytes).toBe(500)
  })

  test('stores 300 appends of one byte each exactly as one append', async () => {
    const id = await uploads.begin()
    for (let from = 0; from < 300; from += 1) {
      expect(await uploads.append(id, { from, to: from + 1 })).toMatchObject({ refused: null, offsetBytes: from + 1 })
    }
    // The seal compares the whole recording with its checksum.
    expect(await uploads.append(id, { from: 300 })).toMatchObject({ refused: null, isComplete: true })
    expect(await uploads.getRow(id)).toMatchObject({ state: 'sealed', sizeBytes: bytes.byteLength })
  })

  test('refuses further bytes with UPLOAD_TOO_LARGE once the index of the recording is full', async () => {
    const id = await uploads.begin()
    await uploads.append(id, { to: 500 })
    const append = vi.spyOn(uploads.fixture.content.ports.localStore, 'append')
    append.mockResolvedValueOnce({ outcome: 'index_full', offsetBytes: 500 })
    expect(await uploads.append(id, { from: 500, to: 501 })).toMatchObject({
      refused: 'UPLOAD_TOO_LARGE',
      offsetBytes: 500,
      isComplete: false,
    })
    append.mockRestore()
  })

  test('accepts a repeated seal and refuses further bytes', async () => {
    const id = await uploads.seal()
    expect(await uploads.append(id)).toMatchObject({ refused: null, isComplete: true })
    expect(await uploads.append(id, { to: 100 })).toMatchObject({ refused: 'UPLOAD_SEALED', isComplete: true })
  })

  test('rejects another candidate’s upload with NOT_FOUND, and stores nothing', async () => {
    const id = await uploads.begin()
    await expect(uploads.append(id, {}, uploads.other.caller)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await uploads.getRow(id)).toMatchObject({ state: 'open', sizeBytes: null })
  })
})
