import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openUploads, type Uploads } from '../testing/open-uploads'
import { beginUpload } from './begin-upload'

let uploads: Uploads

beforeAll(async () => {
  uploads = await openUploads()
})
afterAll(() => uploads.fixture.close())

const begin = (change: Partial<Parameters<typeof beginUpload>[2]> = {}, session = uploads.mine) =>
  beginUpload(uploads.fixture.content, session.caller, uploads.createInput(uploads.mine, change))

describe('beginUpload', () => {
  test('creates one upload for a segment, however often it is begun', async () => {
    const first = await begin({ segmentIndex: 1 })
    expect(first).toMatchObject({ offsetBytes: 0, epoch: 1, isComplete: false })
    expect(await begin({ segmentIndex: 1 })).toEqual(first)
  })

  test('resumes at the stored offset under a higher epoch when another page continues', async () => {
    const { uploadId } = await begin({ segmentIndex: 2 })
    await uploads.append(uploadId, { to: 500 })
    const resumed = await begin({ segmentIndex: 2, writerId: uploads.fixture.deps.newId() })
    expect(resumed).toMatchObject({ uploadId, offsetBytes: 500, epoch: 2 })
  })

  test('schedules the end of an abandoned upload once', async () => {
    const { sentJobs } = uploads.fixture.deps
    const { uploadId } = await begin({ segmentIndex: 3 })
    await begin({ segmentIndex: 3 })
    const isForUpload = ({ data }: { data: object }) => 'uploadId' in data && data.uploadId === uploadId
    expect(sentJobs.filter(isForUpload)).toMatchObject([{ queue: 'seal-abandoned-upload' }])
  })

  test('rejects another candidate’s session and a take that does not exist, and creates no upload', async () => {
    const before = uploads.fixture.deps.sentJobs.length
    await expect(begin({ segmentIndex: 4 }, uploads.other)).rejects.toMatchObject({ status: 404 })
    await expect(begin({ segmentIndex: 4, take: 2 })).rejects.toMatchObject({ status: 404 })
    expect(uploads.fixture.deps.sentJobs).toHaveLength(before)
  })
})
