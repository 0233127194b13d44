import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openUploads, type Uploads } from '../testing/open-uploads'
import { cancelUpload } from './cancel-upload'

let uploads: Uploads

beforeAll(async () => {
  uploads = await openUploads()
})
afterAll(() => uploads.fixture.close())

const cancel = (uploadId: string, session = uploads.mine) =>
  cancelUpload(uploads.fixture.content, session.caller, uploadId)

describe('cancelUpload', () => {
  test('cancels an open upload and deletes its bytes', async () => {
    const id = await uploads.begin()
    await uploads.append(id, { to: 500 })
    await cancel(id)
    const row = await uploads.getRow(id)
    expect([row.state, await uploads.fixture.store.stat(row.storageKey)]).toEqual(['cancelled', null])
    await expect(cancel(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('rejects a sealed upload with UPLOAD_SEALED, and keeps its bytes', async () => {
    const id = await uploads.seal()
    await expect(cancel(id)).rejects.toMatchObject({ code: 'UPLOAD_SEALED' })
    const row = await uploads.getRow(id)
    expect(row.state).toBe('sealed')
    expect(await uploads.fixture.store.stat(row.storageKey)).toMatchObject({ sealed: true })
  })

  test('rejects another candidate’s upload with NOT_FOUND, and changes nothing', async () => {
    const id = await uploads.begin()
    await expect(cancel(id, uploads.other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await uploads.getRow(id)).state).toBe('open')
  })
})
