import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { crc32 } from '@candor/media'
import { z } from 'zod'
import type { HttpClient } from '../../../testing/http-client'
import { answerAllOverHttp, startSessionOverHttp } from '../../../testing/http-interview'
import type { AuditedServer } from './open-audited-server'

const recording = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)
const zBegun = z.object({ uploadId: z.string(), epoch: z.number() })
const zSubmissions = z.object({ items: z.array(z.object({ id: z.string(), assessmentState: z.string() })) })
const zDetail = z.object({ answers: z.array(z.object({ answerId: z.string() })) })
const zSession = z.object({ answers: z.array(z.object({ answerId: z.string() })) })

const sendCv = async (candidate: HttpClient, sessionId: string): Promise<void> => {
  const form = new FormData()
  form.set('sessionId', sessionId)
  form.set('file', new Blob(['Lead recruiter. Hired 120 engineers in two years.'], { type: 'text/plain' }), 'cv.txt')
  const sent = await candidate.request('/api/content/file/cv', { method: 'POST', body: form })
  if (sent.status >= 300) throw new Error(`the CV was answered ${sent.status} ${await sent.text()}`)
  const { id: cvFileId } = z.object({ id: z.string() }).parse(JSON.parse(await sent.text()))
  await candidate.post(`/api/interview/interview/screening/${sessionId}`, { answers: {}, cvFileId })
}

/** Uploads and seals a recording of the first answer. */
const record = async (candidate: HttpClient, sessionId: string, answerId: string): Promise<string> => {
  const bytes = await readFile(recording)
  const place = { sessionId, answerId, take: 1, segmentIndex: 0, startOffsetMs: 0 }
  const begun = await candidate.post('/api/content/file/chunk', {
    ...place,
    mime: 'video/webm;codecs=vp8,opus',
    writerId: sessionId,
    heldFromBytes: 0,
  })
  const { uploadId, epoch } = zBegun.parse(begun.body)
  const sealed = await candidate.request(`/api/content/file/chunk/${uploadId}`, {
    method: 'PATCH',
    body: new Uint8Array(bytes),
    headers: {
      'content-type': 'application/partial-upload',
      'upload-offset': '0',
      'upload-epoch': String(epoch),
      'upload-complete': '?1',
      'upload-crc32': crc32(bytes).toString(16).padStart(8, '0'),
      'repr-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
    },
  })
  if (sealed.status >= 300) throw new Error(`the recording was answered ${sealed.status} ${await sealed.text()}`)
  return uploadId
}

const waitUntilAssessed = async (recruiter: HttpClient): Promise<string> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const [item] = zSubmissions.parse((await recruiter.get('/api/interview/interview/submission')).body).items
    if (item !== undefined && !['pending', 'evaluating'].includes(item.assessmentState)) return item.id
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the submission was never assessed')
}

/** A submitted and assessed interview with a recording and a CV. */
export const makeSubmissionOverHttp = async (audited: AuditedServer, recruiter: HttpClient, linkId: string) => {
  const candidate = audited.newClient()
  const begun = await startSessionOverHttp(candidate, linkId, {
    prepare: (sessionId) => sendCv(candidate, sessionId),
  })
  const { body } = await candidate.get(`/api/interview/interview?linkId=${linkId}`)
  const answerId = z.object({ session: zSession }).parse(body).session.answers[0]?.answerId ?? ''
  const uploadId = await record(candidate, begun.id, answerId)
  await answerAllOverHttp(candidate, begun)
  await candidate.post('/api/interview/interview/submit', { sessionId: begun.id })
  const id = await waitUntilAssessed(recruiter)
  const path = `/api/interview/interview/submission/${id}`
  const detail = zDetail.parse((await recruiter.get(path)).body)
  return { id, path, uploadId, candidate, answerId: detail.answers[0]?.answerId ?? '' }
}
