import { type FakeLanguageServer, startFakeLanguageServer } from '@candor/ai/testing'
import { plannedExamCalls } from '@candor/assess'
import { zAssessmentPolicy, zExam } from '@candor/contract'
import { member } from '@candor/db'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpClient } from '../../../testing/http-client'
import { signUp } from '../../../testing/sign-up'
import { startTestServer, type TestServer } from '../../../testing/start-test-server'
import { examAnswer } from './testing/exam-answer'

let models: FakeLanguageServer
let server: TestServer
beforeAll(async () => {
  models = await startFakeLanguageServer({
    answer: ({ prompt }) => JSON.stringify(examAnswer(prompt, { obeys: true })),
  })
  server = await startTestServer({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: models.baseUrls['openai-compatible'],
    LLM_MODEL: 'm',
    LLM_INPUT_USD_PER_MTOK: '2',
    LLM_OUTPUT_USD_PER_MTOK: '10',
  })
})
afterAll(async () => {
  await server.stop()
  await models.close()
})

const policyPath = '/api/interview/interview/assessment-policy'
const examPath = '/api/interview/interview/judge-exam'

it('fails a model that obeys candidates, over HTTP, and lets only owners and admins order the exam', async () => {
  const client = createHttpClient(server.url)
  await signUp(client, 'owner@example.org')
  const policy = async () => zAssessmentPolicy.parse((await client.get(policyPath)).body)
  expect(await policy()).toMatchObject({
    engine: 'builtin',
    model: 'openai-compatible/m',
    obstacle: 'no_exam',
    plannedCalls: plannedExamCalls,
  })

  const ordered = await client.post(examPath)
  expect(ordered.status).toBe(201)
  expect(await client.post(examPath)).toMatchObject({ status: 409, body: { code: 'JUDGE_EXAM_RUNNING' } })
  const path = `${examPath}/${zExam.parse(ordered.body).id}`
  const read = async () => zExam.parse((await client.get(path)).body)
  await expect.poll(async () => (await read()).state, { timeout: 240_000, interval: 200 }).not.toMatch(/queued|running/)

  const failed = await read()
  expect(failed).toMatchObject({ state: 'failed', problem: null, model: 'openai-compatible/m' })
  expect(failed.parts.filter(({ passed }) => !passed).map(({ id }) => id)).toEqual(['injection'])
  expect(failed.broken).toContainEqual(expect.objectContaining({ part: 'injection', before: 3, after: 5, held: false }))
  // A level without enough quotes is asked for once more.
  const { done, total } = failed.progress
  expect(done).toBeGreaterThanOrEqual(plannedExamCalls)
  expect(total).toBe(done)
  const inputTokens = done * 120
  const outputTokens = done * 30
  expect(failed).toMatchObject({ inputTokens, outputTokens, costMicroUsd: inputTokens * 2 + outputTokens * 10 })
  expect(await client.patch(policyPath, { engine: 'llm' })).toMatchObject({
    status: 409,
    body: { code: 'JUDGE_EXAM_REQUIRED' },
  })
  expect(await policy()).toMatchObject({ engine: 'builtin', mayJudge: false, obstacle: 'failed' })

  await server.running.deps.withActor({ kind: 'auth' }, (tx) => tx.update(member).set({ role: 'recruiter' }))
  expect((await client.post(examPath)).status).toBe(403)
  expect((await client.patch(policyPath, { engine: 'builtin' })).status).toBe(403)
  expect((await client.get(policyPath)).status).toBe(200)
}, 270_000)
