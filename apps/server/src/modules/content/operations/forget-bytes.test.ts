import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openUploads, type Uploads } from '../testing/open-uploads'
import { forgetBytes } from './forget-bytes'

let uploads: Uploads

beforeAll(async () => {
  uploads = await openUploads()
})
afterAll(() => uploads.fixture.close())

const forget = async (uploadId: string, storeId: string) => {
  const { storageKey } = await uploads.getRow(uploadId)
  const run = forgetBytes(uploads.fixture.content, { storeId, keys: [storageKey] })
  return { run, readStat: () => uploads.fixture.store.stat(storageKey) }
}

describe('forgetBytes', () => {
  test('deletes the bytes of this store, and may run twice', async () => {
    const id = await uploads.seal()
    const first = await forget(id, uploads.fixture.deps.storeId)
    await first.run
    expect(await first.readStat()).toBeNull()
    await (await forget(id, uploads.fixture.deps.storeId)).run
  })

  test('fails for bytes of another store, so that the job is retried there, and deletes nothing', async () => {
    const { run, readStat } = await forget(await uploads.seal(), 'another-store')
    await expect(run).rejects.toThrow('another process')
    expect(await readStat()).toMatchObject({ sealed: true })
  })
})
