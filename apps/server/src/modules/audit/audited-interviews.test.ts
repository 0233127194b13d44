import { type FakeLanguageServer, startFakeLanguageServer } from '@candor/ai/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpClient } from '../../testing/http-client'
import { makeSetOverHttp } from '../../testing/http-interview'
import { sampleContent } from '../../testing/sample-set'
import { createEmailProof } from '../sessions/email-proof'
import { readProfile, register, remove } from './testing/audited-people'
import { expectNoteEvents, expectProjectEvents } from './testing/audited-projects'
import { expectAccommodationEvents, expectRequestEvents, expectRetentionEvents } from './testing/audited-requests'
import { makeSubmissionOverHttp } from './testing/audited-submission'
import { type AuditedServer, openAuditedServer } from './testing/open-audited-server'

const api = '/api/interview/interview'
let models: FakeLanguageServer
let audited: AuditedServer
let owner: HttpClient
beforeAll(async () => {
  models = await startFakeLanguageServer({ answer: () => '{}' })
  audited = await openAuditedServer({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: models.baseUrls['openai-compatible'],
    LLM_MODEL: 'm',
  })
  owner = await register(audited, 'owner@example.org')
})
afterAll(async () => {
  await audited.close()
  await models.close()
})

const zSets = z.object({ items: z.array(z.object({ id: z.string(), linkId: z.string() })) })
const findSetId = async (linkId: string): Promise<string> => {
  const { body } = await owner.get(`${api}/set`)
  const found = zSets.parse(body).items.find((set) => set.linkId === linkId)
  return z.string().parse(found?.id)
}
const countMailed = async (setId: string): Promise<number> => {
  const query = 'select id from interviewee where set_id = $1 and mailed_at is not null'
  return (await audited.pool.query(query, [setId])).rows.length
}

test('each route of an interview set records its events', async () => {
  const { expectEvents } = audited
  const content = sampleContent(audited.deps.newId)
  const made = await expectEvents('interview.set.create', ['set.created'], () =>
    owner.post(`${api}/set`, { name: 'Recruiter', content }),
  )
  const path = `${api}/set/${String(made.body.id)}`
  await expectEvents('interview.set.update', ['set.changed'], () => owner.patch(path, { name: 'Senior recruiter' }))
  await expectEvents('interview.set.update', ['set.status_changed'], () => owner.patch(path, { status: 1 }))
  await expectEvents('interview.set.cloneDemo', ['set.created'], () =>
    owner.post(`${api}/set/clone-demo`, { language: 'en' }),
  )
  const position = `/api/company/position/${String(made.body.positionId)}`
  await expectEvents('company.position.update', ['set.changed'], () =>
    owner.patch(position, { name: 'Head recruiter' }),
  )
  await expectEvents('company.position.update', ['set.status_changed'], () => owner.patch(position, { status: 3 }))
})

test('each route of invited candidates records its events with the set and the number of people, and no address', async () => {
  const { expectEvents, readNewest } = audited
  const setId = await findSetId(await makeSetOverHttp(owner))
  const path = `${api}/interviewee`
  const rows = ['one@invited.example', 'two@invited.example', 'no address'].map((email) => ({ email }))
  await expectEvents('interview.interviewee.add', ['candidates.invited'], () =>
    owner.post(path, { setId, rows: rows.slice(0, 1) }),
  )
  expect(await readNewest('candidates.invited')).toMatchObject({ subject_id: setId, count: 1 })
  // The first person is there already, but gets a mail now; the third is none.
  await expectEvents('interview.interviewee.invite', ['candidates.invited'], () =>
    owner.post(`${api}/set/invite-emails`, { setId, rows }),
  )
  expect(await readNewest('candidates.invited')).toMatchObject({ subject_id: setId, count: 2 })
  await expectEvents('interview.interviewee.invite', [], () => owner.post(`${api}/set/invite-emails`, { setId, rows }))
  await expectEvents('interview.interviewee.remind', [], () => owner.post(`${path}/remind`, { setId }))
  await expect.poll(() => countMailed(setId), { timeout: 30_000 }).toBe(2)
  audited.advanceClock(4 * 24 * 3_600_000)
  await expectEvents('interview.interviewee.remind', ['candidates.reminded'], () =>
    owner.post(`${path}/remind`, { setId }),
  )
  expect(await readNewest('candidates.reminded')).toMatchObject({ subject_id: setId, count: 2 })
  const { body } = await owner.get(`${path}?setId=${setId}`)
  const id = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(body).items[0]?.id
  await expectEvents('interview.interviewee.withdraw', ['candidates.withdrawn'], () => remove(owner, `${path}/${id}`))
  expect(await readNewest('candidates.withdrawn')).toMatchObject({ subject_id: setId, count: 1 })
  const { rows: events } = await audited.pool.query('select to_jsonb(e)::text as event from audit_event e')
  expect(JSON.stringify(events)).not.toContain('invited.example')
})

/** Asks the chat: the answer is streamed, that it was asked is recorded, and the question is stored nowhere. */
const expectStreamedChat = async ({ id, path }: { readonly id: string; readonly path: string }): Promise<void> => {
  const { expectEvents } = audited
  const body = JSON.stringify({ question: 'Is there a canary named Quetzalcoatl?' })
  let text = ''
  await expectEvents('interview.submission.chat', ['submission.asked'], async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await owner.request(`${path}/chatbot/chat`, { method: 'POST', headers, body })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    text = await answer.text()
    return answer
  })
  const events = [...text.matchAll(/^data: ?(\{.*\})$/gm)].map(([, data]) => JSON.parse(data ?? ''))
  expect(events.at(0)).toEqual({ type: 'started' })
  expect(events).toContainEqual({ type: 'notMentioned', topic: 'canary named Quetzalcoatl' })
  expect(events.at(-1)).toEqual({ type: 'ended', madeBy: { kind: 'builtin' } })
  expect(await audited.readNewest('submission.asked')).toMatchObject({ subject_id: id, detail: null })
  const { rows } = await audited.pool.query('select to_jsonb(e)::text as event from audit_event e')
  expect(JSON.stringify(rows)).not.toContain('Quetzalcoatl')
  const tooLong = { question: 'a'.repeat(501) }
  expect((await owner.post(`${path}/chatbot/chat`, tooLong)).body).toMatchObject({ code: 'VALIDATION_FAILED' })
}

test('each route of an assessment records its events', async () => {
  const { expectEvents } = audited
  const submission = await makeSubmissionOverHttp(audited, owner, await makeSetOverHttp(owner))
  const { path, id } = submission
  await expectStreamedChat(submission)
  await expectEvents('interview.export.schedule', ['submissions.exported'], () =>
    owner.post(`${api}/submission/schedule-export`, { format: 'csv', submissionIds: [id] }),
  )
  const level = { dimId: 'comprehension', level: 4, reason: 'Answers what was asked' }
  await expectEvents('interview.assessment.setLevel', ['level.set'], () => owner.post(`${path}/levels`, level))
  await expectEvents('interview.assessment.removeLevel', ['level.removed'], () =>
    remove(owner, `${path}/levels/comprehension`),
  )
  const { body } = await owner.get(path)
  const { questionId } =
    z.object({ answers: z.array(z.object({ questionId: z.string() })).min(1) }).parse(body).answers[0] ?? {}
  const place = { questionId, criterion: 0 }
  for (const [value, event] of [
    [4, 'level.set'],
    [null, 'level.removed'],
  ] as const)
    await expectEvents('interview.review.setLevel', [event], () =>
      owner.post(`${path}/question-levels`, { ...place, level: value }),
    )
  for (const [decision, event] of [
    ['yes', 'decision.set'],
    [null, 'decision.removed'],
  ] as const)
    await expectEvents('interview.review.decide', [event], () => owner.post(`${path}/decision`, { decision }))
  await expectEvents('interview.assessment.reevaluate', ['assessment.requested'], () =>
    owner.post(`${path}/assessments`, { reason: 'A new engine is there' }),
  )
}, 120_000)

test('each route of the hiring pipeline records its events', async () => {
  const { expectEvents } = audited
  const made = await makeSubmissionOverHttp(audited, owner, await makeSetOverHttp(owner))
  const stages = `${api}/stage`
  const zItems = z.object({ items: z.array(z.object({ id: z.string() })) })
  const saved = await expectEvents('interview.stage.save', ['stages.changed'], () =>
    owner.post(stages, { name: 'Trial day' }),
  )
  const stageId = zItems.parse(saved.body).items.at(-1)?.id ?? ''
  const stage = `${stages}/${stageId}`
  await expectEvents('interview.stage.update', ['stages.changed'], () => owner.patch(stage, { place: 0 }))
  const input = { ids: [made.id], stageId }
  await expectEvents('interview.stage.moveSubmissions', ['applicant.moved'], () =>
    owner.post(`${api}/submission/update-list`, input),
  )
  // Those who are there already are not moved.
  await expectEvents('interview.stage.moveSubmissions', [], () => owner.post(`${api}/submission/update-list`, input))
  const { items } = zItems.parse((await owner.get(`/api/company/applicant?stageId=${stageId}`)).body)
  const id = items[0]?.id ?? ''
  const [, other] = zItems.parse((await owner.get(stages)).body).items
  await expectEvents('company.applicant.move', ['applicant.moved'], () =>
    owner.patch('/api/company/applicant/state', { id, stageId: other?.id }),
  )
  expect(await audited.readNewest('applicant.moved')).toMatchObject({ subject_id: id })
  await expectEvents('company.applicant.markReplied', ['applicant.replied'], () =>
    owner.post('/api/company/applicant/replied', { id }),
  )
  const rate = '/api/company/applicant/rate'
  const hired = zItems.parse((await owner.get(stages)).body).items.at(-2)?.id ?? ''
  const messages = { en: { subject: 'About {position}', text: 'Hello {first_name}' }, vi: null }
  await expectEvents('interview.stage.update', ['stages.changed'], () =>
    owner.patch(`${stages}/${hired}`, { messages }),
  )
  const moved = await owner.patch('/api/company/applicant/state', { id, stageId: hired })
  const { moveId } = z.object({ mail: z.object({ moveId: z.string() }) }).parse(moved.body).mail
  await expectEvents('interview.stage.cancelMail', ['stage_mail.canceled'], () =>
    owner.post(`${stages}/mail/cancel`, { moveId }),
  )
  expect(await audited.readNewest('stage_mail.canceled')).toMatchObject({ count: 1 })
  await expectEvents('company.applicant.rate', ['rating.set'], () => owner.post(rate, { id, rating: 4 }))
  await expectEvents('company.applicant.rate', ['rating.removed'], () => owner.post(rate, { id, rating: null }))
  await expectProjectEvents(audited, owner, id)
  await expectNoteEvents(audited, owner, id)
  await expectEvents('interview.stage.remove', ['stages.changed'], () => remove(owner, stage))
}, 120_000)

test('each route that answers requests about submissions, or deletes them, records its events', async () => {
  const { expectEvents } = audited
  const made = await makeSubmissionOverHttp(audited, owner, await makeSetOverHttp(owner))
  await expectRequestEvents(audited, owner, made.id)
  await expectAccommodationEvents(audited, owner, made.id)
  await expectRetentionEvents(audited, owner, made.id)
  const list = `${api}/submission/delete-list`
  const deleted = await expectEvents('interview.deletion.create', ['submission.deleted'], () =>
    owner.post(list, { ids: [made.id] }),
  )
  expect(await audited.readNewest('submission.deleted')).toMatchObject({ subject_id: made.id })
  await expectEvents('interview.deletion.undo', ['submission.restored'], () =>
    owner.post(`${list}/${String(deleted.body.id)}/undo`, {}),
  )
  expect(await audited.readNewest('submission.restored')).toMatchObject({ subject_id: made.id })
}, 120_000)

const zLink = z.object({ id: z.string(), url: z.url() })
const readLink = (body: unknown) => {
  const { id, url } = zLink.parse(body)
  return { id, token: new URL(url).hash.slice(1) }
}

test('each route of a share records its events, and the link’s recording is audited and ends with it', async () => {
  const { expectEvents, readNewest } = audited
  const made = await makeSubmissionOverHttp(audited, owner, await makeSetOverHttp(owner))
  const { sessionId, code } = z
    .object({ sessionId: z.string(), code: z.string() })
    .parse((await owner.get(made.path)).body)
  const created = await expectEvents('interview.access.create', ['access.granted'], () =>
    owner.post(`${api}/access`, { sessionId, mayWatch: true }),
  )
  const { id, token } = readLink(created.body)
  const reader = audited.newClient()
  expect((await reader.get(`${api}/shared/${id}`)).status).toBe(404)
  const opened = await expectEvents('interview.shared.open', ['share.opened'], () =>
    reader.post(`${api}/shared/open`, { token }),
  )
  expect(opened.headers.getSetCookie().join()).toMatch(
    new RegExp(`Path=${api}/shared/${id}; .*HttpOnly; .*SameSite=Strict`),
  )
  expect(await readNewest('share.opened')).toMatchObject({ actor_id: null, subject_id: sessionId })
  const { body } = await reader.get(`${api}/shared/${id}`)
  const zMedia = z.object({ media: z.array(z.object({ url: z.string() })) })
  const { submission } = z.object({ submission: z.object({ id: z.string(), answers: z.array(zMedia) }) }).parse(body)
  expect(submission.id).toBe(made.id)
  const log = (await owner.get('/api/company/audit-log?type=share.opened')).body
  expect(log.items).toMatchObject([
    { subject: { type: 'interview', id: sessionId, name: expect.stringContaining('Ánh') } },
  ])
  const [{ url = '' } = {}] = submission.answers.flatMap(({ media }) => media)
  const play = async () => (await audited.newClient().request(url, { method: 'GET' })).status
  expect(await play()).toBe(200)
  const { id: ownerId } = await readProfile(owner)
  expect(await readNewest('recording.watched')).toMatchObject({
    actor_id: null,
    grantee_id: ownerId,
    subject_id: made.id,
    part_id: made.uploadId,
  })
  await expectEvents('interview.access.delete', ['access.revoked'], () => remove(owner, `${api}/access/${id}`))
  expect(await play()).toBe(404)
  expect((await reader.get(`${api}/shared/${id}`)).body).toMatchObject({ state: 'ended', submission: null })
  const applicant = z
    .object({ id: z.string() })
    .parse((await owner.get(`/api/company/applicant/code?code=${code}`)).body)
  const link = await expectEvents('company.applicant.link', ['access.granted'], () =>
    owner.post('/api/company/applicant/link', { id: applicant.id }),
  )
  const viewers = z.object({ items: z.array(z.object({ id: z.string() })) })
  const { items } = viewers.parse((await owner.get(`/api/company/applicant/access/${applicant.id}`)).body)
  expect(items.map((grant) => grant.id)).toEqual([readLink(link.body).id])
}, 120_000)

test('a personal link that is opened in a second browser with a proven address records the restored access', async () => {
  const { expectEvents } = audited
  const linkId = await makeSetOverHttp(owner)
  const setId = await findSetId(linkId)
  const email = 'invited@example.org'
  await owner.post(`${api}/interviewee`, { setId, rows: [{ email }] })
  const { body } = await owner.get(`${api}/interviewee?setId=${setId}`)
  const { items } = z.object({ items: z.array(z.object({ url: z.url() })) }).parse(body)
  const code = new URL(items[0]?.url ?? '').searchParams.get('code')
  const textSha256 = 'a'.repeat(64)
  const consents = ['recording', 'ai'].map((purpose) => ({ purpose, version: '1', textSha256 }))
  const names = { firstName: 'Linh', lastName: 'Nguyễn', email, isTermsAccepted: true, consents }
  const input = { linkId, code, language: 'en', mode: 'text', ...names }
  await expectEvents('interview.chat.start', [], () => audited.newClient().post(`${api}/chat/start`, input))
  const emailProof = createEmailProof({ ...audited.deps, clock: { nowMs: audited.nowMs } }, email)
  const started = await expectEvents('interview.chat.start', ['candidate_access.restored'], () =>
    audited.newClient().post(`${api}/chat/start`, { ...input, emailProof }),
  )
  expect(started.status).toBe(201)
})

test('each route of the assessment policy records its events', async () => {
  const { expectEvents } = audited
  await expectEvents('interview.judgeExam.setPolicy', ['assessment_policy.changed'], () =>
    owner.patch(`${api}/assessment-policy`, { engine: 'builtin' }),
  )
  const ordered = await expectEvents('interview.judgeExam.run', ['judge_exam.ordered'], () =>
    owner.post(`${api}/judge-exam`),
  )
  expect(ordered.status).toBe(201)
})

test('every event that the table declares for these routes was recorded', () => {
  audited.expectAllShown('interviews')
})
