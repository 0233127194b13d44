import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpClient } from '../../testing/http-client'
import { makeSetOverHttp } from '../../testing/http-interview'
import { readProfile, register } from './testing/audited-people'
import { makeSubmissionOverHttp } from './testing/audited-submission'
import { type AuditedServer, openAuditedServer } from './testing/open-audited-server'

const hourMs = 3_600_000
let audited: AuditedServer
let owner: HttpClient
let submission: Awaited<ReturnType<typeof makeSubmissionOverHttp>>
beforeAll(async () => {
  audited = await openAuditedServer()
  owner = await register(audited, 'owner@example.org')
  submission = await makeSubmissionOverHttp(audited, owner, await makeSetOverHttp(owner))
}, 120_000)
afterAll(() => audited.close())

const download = async (client: HttpClient, path: string): Promise<{ status: number }> => {
  const response = await client.request(path, { method: 'GET' })
  await response.arrayBuffer()
  return response
}

test('each route that shows or delivers a recording or a CV records who saw it', async () => {
  const { expectEvents } = audited
  const { path, uploadId, answerId } = submission
  const get = (address: string) => async () => {
    const answer = await download(owner, address)
    expect(answer.status).toBe(200)
    return answer
  }
  await expectEvents('media', ['recording.watched'], get(`/api/content/file/media/${uploadId}`))
  const { id: ownerId } = await readProfile(owner)
  const seen = { actor_id: ownerId, subject_id: submission.id }
  expect(await audited.readNewest('recording.watched')).toMatchObject({ ...seen, part_id: uploadId })
  await expectEvents('answerVideo', ['recording.downloaded'], get(`${path}/video/${answerId}`))
  audited.advanceClock(hourMs)
  await expectEvents('fullVideo', ['recording.downloaded'], get(`${path}/video/full`))
  await expectEvents('cv', ['cv.downloaded'], get(`${path}/cv`))
  expect(await audited.readNewest('cv.downloaded')).toMatchObject(seen)
  await expectEvents('auditLogExport', ['audit_log.exported'], get('/api/company/audit-log/export'))
})

test('a signed address records that it was made, and each use of it', async () => {
  const { expectEvents } = audited
  const { id, uploadId, answerId } = submission
  audited.advanceClock(hourMs)
  for (const [target, type] of [
    [{ kind: 'recording', uploadId }, 'recording.watched'],
    [{ kind: 'answerVideo', submissionId: id, answerId }, 'recording.downloaded'],
    [{ kind: 'cv', submissionId: id }, 'cv.downloaded'],
  ] as const) {
    const signed = await expectEvents('content.file.sign', ['file.signed'], () =>
      owner.post('/api/content/file/signed', target),
    )
    const { pathname } = new URL(z.string().parse(signed.body.url))
    const use = await expectEvents('signed', [type], () => download(audited.newClient(), pathname))
    expect(use.status).toBe(200)
  }
})

test('every event that the table declares for these routes was recorded', () => {
  audited.expectAllShown('viewing')
})
