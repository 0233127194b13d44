import { type FakeLanguageServer, startFakeLanguageServer } from '@candor/ai/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpClient } from '../../testing/http-client'
import { makeSetOverHttp } from '../../testing/http-interview'
import { sampleContent } from '../../testing/sample-set'
import { createEmailProof } from '../sessions/email-proof'
import { register, remove } from './testing/audited-people'
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

test('each route of an assessment records its events', async () => {
  const { expectEvents } = audited
  const { path } = await makeSubmissionOverHttp(audited, owner, await makeSetOverHttp(owner))
  const level = { dimId: 'comprehension', level: 4, reason: 'Answers what was asked' }
  await expectEvents('interview.assessment.setLevel', ['level.set'], () => owner.post(`${path}/levels`, level))
  await expectEvents('interview.assessment.removeLevel', ['level.removed'], () =>
    remove(owner, `${path}/levels/comprehension`),
  )
  await expectEvents('interview.assessment.reevaluate', ['assessment.requested'], () =>
    owner.post(`${path}/assessments`, { reason: 'A new engine is there' }),
  )
}, 120_000)

test('a personal link that is opened in a second browser with a proven address records the restored access', async () => {
  const { expectEvents } = audited
  const linkId = await makeSetOverHttp(owner)
  const { body: sets } = await owner.get(`${api}/set`)
  const zSets = z.object({ items: z.array(z.object({ id: z.string(), linkId: z.string() })) })
  const setId = zSets.parse(sets).items.find((set) => set.linkId === linkId)?.id
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
