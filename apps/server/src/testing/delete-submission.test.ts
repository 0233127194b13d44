import { readFile } from 'node:fs/promises'
import { deletionLimits } from '@candor/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { register } from '../modules/audit/testing/audited-people'
import { makeSubmissionOverHttp } from '../modules/audit/testing/audited-submission'
import { type AuditedServer, openAuditedServer } from '../modules/audit/testing/open-audited-server'
import type { HttpClient } from './http-client'
import { makeSetOverHttp } from './http-interview'
import { dumpDatabase, listFiles } from './stored-data'

/** What only this candidate's interview holds: name, address, answer, CV, a reviewer's reason. In small letters. */
const words = [
  'nguyễn',
  'ánh',
  'anh@example.org',
  'waited eleven days',
  'hired 120 engineers',
  'canary reason',
  'canary note',
  'canary criterion',
  'canary request',
  'canary need',
  'canary arrangement',
  'canary answer',
  'canary comment',
  'canary correction',
]
/** Of the company to the chat: stored nowhere at any time. */
const askedWords = 'canary question'
/** Where what the company and the candidate did with the interview is stored, one row or more each. */
const tables = [
  'applicant_note',
  'applicant_rating',
  'project_applicant',
  'question_level',
  'submission_decision',
  'notice',
  'access_grant',
  'candidate_request',
  'accommodation_request',
  'submission_feedback',
  'transcript_correction',
]
const recording = new URL('../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)

let server: AuditedServer
let owner: HttpClient
/** Bytes of the recording that no other file has. */
let sound: Buffer
let logged = ''

beforeAll(async () => {
  const log = pino(
    { level: 'trace' },
    {
      write: (line: string) => {
        logged += line
      },
    },
  )
  server = await openAuditedServer({}, log)
  owner = await register(server, 'owner@example.org')
  const bytes = await readFile(recording)
  sound = bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 48)
})
afterAll(() => server.close())

/** Which of the traces are left: words in the database, and files with the recording or the CV. */
const findTraces = async () => {
  const dump = await dumpDatabase(server.pool)
  const files = await listFiles(server.deps.env.dataDir)
  return {
    words: words.filter((word) => dump.includes(word) || dump.includes(Buffer.from(word).toString('hex'))),
    recordings: files.filter(({ bytes }) => bytes.includes(sound)).length,
    cvs: files.filter(({ bytes }) => bytes.includes('Hired 120 engineers')).length,
    exports: files.filter(({ bytes }) => bytes.includes('anh@example.org')).length,
    tables: tables.filter((name) => dump.includes(`\npublic.${name} `)),
    asked: dump.includes(askedWords) ? [askedWords] : [],
  }
}

/** What a company does with an interview before it is deleted: it notes, rates, shortlists, decides, asks, shares and exports. */
const useInterview = async (made: { readonly id: string; readonly path: string }): Promise<void> => {
  const post = async (path: string, body: object) => {
    const answer = await owner.post(path, body)
    expect([path, answer.status < 300]).toEqual([path, true])
    return answer.body
  }
  const detail = z
    .object({ applicantId: z.string(), sessionId: z.string(), answers: z.array(z.object({ questionId: z.string() })) })
    .parse((await owner.get(made.path)).body)
  const { applicantId, sessionId } = detail
  await post(`${made.path}/levels`, { dimId: 'comprehension', level: 4, reason: 'Canary reason' })
  const place = { questionId: detail.answers[0]?.questionId, criterion: 0 }
  await post(`${made.path}/question-levels`, { ...place, level: 4, reason: 'Canary criterion' })
  await post(`${made.path}/decision`, { decision: 'yes' })
  await post('/api/company/note', { applicantId, text: 'Canary note' })
  await post('/api/company/applicant/rate', { id: applicantId, rating: 4 })
  const project = await post('/api/company/project/index', { name: 'Shortlist' })
  await post('/api/company/project/applicant', { projectId: project.id, applicantId })
  await post('/api/interview/interview/access', { sessionId, mayWatch: true })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ question: 'Is there a canary question?' })
  await (await owner.request(`${made.path}/chatbot/chat`, { method: 'POST', headers, body })).text()
  const submissions = '/api/interview/interview/submission'
  const exported = await post(`${submissions}/schedule-export`, { format: 'csv', submissionIds: [made.id] })
  const state = () => readState(`${submissions}/export/${String(exported.id)}`)
  await expect.poll(state, { timeout: 60_000, interval: 200 }).toBe('ready')
  await expect.poll(countNotices, { timeout: 60_000, interval: 200 }).toBeGreaterThan(0)
}

/** What a candidate does with a submitted interview: asks for a review, rates it, corrects the transcript. */
const useOwnInterview = async (
  candidate: HttpClient,
  { id, answerId }: { id: string; answerId: string },
): Promise<void> => {
  const path = `/api/seeker/seeker/submission/${id}/request`
  expect((await candidate.post(path, { kind: 'human_review', text: 'Canary request' })).status).toBeLessThan(300)
  const feedback = { submissionId: id, companyRating: 4, interviewerRating: 4, comment: 'Canary comment' }
  expect((await candidate.post('/api/identity/feedback', feedback)).status).toBeLessThan(300)
  // Only what was spoken can be corrected, and this interview is typed.
  await server.pool.query(
    `insert into transcript_correction (id, organization_id, data_subject_id, submission_id, session_id, answer_id, take, version,
       text, kind, changed_percent, created_at)
     select gen_random_uuid(), organization_id, data_subject_id, id, session_id, $2, 1, 1, 'Canary correction', 'small', 10, now()
       from submission where id = $1`,
    [id, answerId],
  )
  await server.pool.query(
    `insert into accommodation_request (id, organization_id, data_subject_id, session_id, text, language, created_at, due_at)
     select gen_random_uuid(), organization_id, data_subject_id, session_id, 'Canary need', 'en', now(), now() from submission where id = $1`,
    [id],
  )

  const list = z.object({ items: z.array(z.object({ id: z.string() })) })
  const [need] = list.parse((await owner.get('/api/interview/interview/accommodation')).body).items
  const arranged = { outcome: 'granted', text: 'Canary arrangement' }
  const arrange = `/api/interview/interview/accommodation/${need?.id}/answer`
  expect((await owner.post(arrange, arranged)).status).toBeLessThan(300)
  // Who answers must have opened the submission.
  expect((await owner.post(`/api/interview/interview/submission/${id}/viewed`, {})).status).toBeLessThan(300)
  const [request] = list.parse((await owner.get('/api/interview/interview/request')).body).items
  const answer = { outcome: 'upheld', text: 'Canary answer' }
  expect((await owner.post(`/api/interview/interview/request/${request?.id}/answer`, answer)).status).toBeLessThan(300)
}

/** As a player that is in the middle of a recording. */
const readRange = async (url: string): Promise<number> => {
  const response = await owner.request(url, { headers: { range: 'bytes=100-199' } })
  await response.arrayBuffer()
  return response.status
}

const countNotices = async (): Promise<number> =>
  z.object({ unread: z.number() }).parse((await owner.get('/api/notification/notice/count')).body).unread

const readState = async (path: string): Promise<unknown> => (await owner.get(path)).body.state

test('leaves no trace of a deleted interview in any table, file, job or log', async () => {
  const { candidate, ...made } = await makeSubmissionOverHttp(server, owner, await makeSetOverHttp(owner))
  await useInterview(made)
  await useOwnInterview(candidate, made)
  const whole = z.object({ fullVideoUrl: z.string() }).parse((await owner.get(made.path)).body)
  expect((await owner.request(whole.fullVideoUrl, {})).status).toBe(200)
  // One recording needs no joined video: it is sent as it is stored.
  expect(await findTraces()).toEqual({ words, recordings: 1, cvs: 1, exports: 1, tables, asked: [] })

  const watched = z.object({ answers: z.array(z.object({ videoUrl: z.string().nullable() })) })
  const urls = watched.parse((await owner.get(made.path)).body).answers.flatMap(({ videoUrl }) => videoUrl ?? [])
  const watch = () => Promise.all([whole.fullVideoUrl, ...urls].map((url) => readRange(url)))
  expect(await watch()).toEqual([206, 206])

  const list = '/api/interview/interview/submission/delete-list'
  const ordered = await owner.post(list, { ids: [made.id] })
  expect((await owner.get(made.path)).status).toBe(404)
  // Who is watching gets no further part, although the bytes are there until the time to undo is over.
  expect(await watch()).toEqual([404, 404])
  const receipt = `${list}/${String(ordered.body.id)}`
  server.advanceClock(deletionLimits.undoMinutes * 60_000)
  await server.pool.query("update pgboss.job set start_after = now() where name = 'delete-submissions'")
  await expect.poll(() => readState(receipt), { timeout: 60_000, interval: 200 }).toBe('done')

  expect(await findTraces()).toEqual({ words: [], recordings: 0, cvs: 0, exports: 0, tables: [], asked: [] })
  expect([...words, askedWords].filter((word) => logged.toLowerCase().includes(word))).toEqual([])
  expect(logged).not.toBe('')
  const { erased } = (await owner.get(receipt)).body
  expect(erased).toEqual(
    expect.arrayContaining([
      { kind: 'submissions', count: 1, sizeBytes: null },
      expect.objectContaining({ kind: 'recordings', count: 1, sizeBytes: (await readFile(recording)).length }),
      expect.objectContaining({ kind: 'files', count: 1 }),
    ]),
  )
  // The browser that could open it says what became of it.
  const own = (await candidate.get('/api/seeker/seeker/submission')).body
  expect(own).toMatchObject({ items: [], deleted: [{ id: made.id }] })
}, 180_000)
