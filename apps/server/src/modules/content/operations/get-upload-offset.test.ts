import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bytes, openUploads, type Uploads } from '../testing/open-uploads'
import { getUploadOffset } from './get-upload-offset'

let uploads: Uploads

beforeAll(async () => {
  uploads = await openUploads()
})
afterAll(() => uploads.fixture.close())

const getOffset = (uploadId: string, session = uploads.mine) =>
  getUploadOffset(uploads.fixture.content, session.caller, { uploadId })

describe('getUploadOffset', () => {
  test('returns how many bytes are stored', async () => {
    const id = await uploads.begin()
    await uploads.append(id, { to: 700 })
    expect(await getOffset(id)).toMatchObject({ offsetBytes: 700, isComplete: false, isFinal: false })
    expect(await getOffset(await uploads.seal())).toMatchObject({ offsetBytes: bytes.byteLength, isFinal: true })
  })

  test('records a seal that the store has and the table missed', async () => {
    const id = await uploads.begin()
    await uploads.append(id, { to: 700 })
    const { storageKey: key } = await uploads.getRow(id)
    const sha256 = createHash('sha256').update(bytes.subarray(0, 700)).digest('hex')
    await uploads.fixture.store.seal({ key, sizeBytes: 700, sha256 })
    expect(await getOffset(id)).toMatchObject({ offsetBytes: 700, isComplete: true })
    expect((await uploads.getRow(id)).state).toBe('sealed')
  })

  test('rejects another candidate’s upload with NOT_FOUND, like one that does not exist', async () => {
    const id = await uploads.begin()
    await expect(getOffset(id, uploads.other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getOffset(uploads.fixture.deps.newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
