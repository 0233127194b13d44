import { exportFileLimits } from '@candor/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpClient } from '../../testing/http-client'
import { makeSetOverHttp } from '../../testing/http-interview'
import { readZip } from '../exports/testing/read-zip'
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

const zReady = z.object({ state: z.literal('ready'), download: z.object({ url: z.string() }) })

/** Orders an export, waits for its job and returns the path of its file. */
const exportFile = async (format: 'zip' | 'pdf'): Promise<string> => {
  const api = '/api/interview/interview/submission'
  const ordered = await owner.post(`${api}/schedule-export`, { format, submissionIds: [submission.id] })
  expect(ordered.status).toBe(202)
  const read = async () => zReady.safeParse((await owner.get(`${api}/export/${String(ordered.body.id)}`)).body).data
  await expect.poll(read, { timeout: 60_000 }).toBeDefined()
  return new URL((await read())?.download.url ?? '').pathname
}

test('an exported archive has the recording as a download of it has, and each download of an export is recorded', async () => {
  const { expectEvents } = audited
  const { path, answerId } = submission
  const video = Buffer.from(await (await owner.request(`${path}/video/${answerId}`, { method: 'GET' })).arrayBuffer())
  const archive = await exportFile('zip')
  await expectEvents('exportFile', ['export.downloaded'], () => download(audited.newClient(), archive))
  const file = await owner.request(archive, { method: 'GET' })
  const files = await readZip(Buffer.from(await file.arrayBuffer()))
  const found = [...files].find(([name]) => name.endsWith('/01.webm'))?.[1]
  expect(found?.equals(video)).toBe(true)
  const report = await owner.request(await exportFile('pdf'), { method: 'GET' })
  expect(report.headers.get('content-disposition')).toContain('.pdf')
  expect(
    Buffer.from(await report.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
}, 150_000)

test('a candidate’s deletion of their interview and its undo are recorded', async () => {
  const { expectEvents, readNewest } = audited
  const { id, candidate } = submission
  const path = `/api/seeker/seeker/submission/${id}`
  await expectEvents('seeker.deletion.create', ['submission.deleted'], () =>
    candidate.request(path, { method: 'DELETE' }),
  )
  expect(await readNewest('submission.deleted')).toMatchObject({ subject_id: id })
  await expectEvents('seeker.deletion.undo', ['submission.restored'], () => candidate.post(`${path}/deletion/undo`, {}))
})

test('the hourly sweep deletes the files of exports whose time is over', async () => {
  const listStates = async () => (await audited.pool.query('select distinct state from submission_export')).rows
  await audited.server.running.sweep()
  expect(await listStates()).toEqual([{ state: 'ready' }])
  audited.advanceClock(exportFileLimits.keptForMs)
  await audited.server.running.sweep()
  expect(await listStates()).toEqual([{ state: 'expired' }])
})

test('every event that the table declares for these routes was recorded', () => {
  audited.expectAllShown('viewing')
})
