import { fileURLToPath } from 'node:url'
import { submissionLimits } from '@candor/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poisonWord } from '../../platform/workers/testing/poison-word'
import { bundleWorker } from '../../platform/workers/worker-entry'
import { createHttpClient, type HttpClient } from '../../testing/http-client'
import { answerAllOverHttp, httpAnswers, makeSetOverHttp, startSessionOverHttp } from '../../testing/http-interview'
import { signUp } from '../../testing/sign-up'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

const script = fileURLToPath(new URL('../../platform/workers/testing/poisoned-assessment-worker.ts', import.meta.url))
const timeoutMs = 180_000
let server: TestServer
let recruiter: HttpClient

beforeAll(async () => {
  server = await startTestServer({}, undefined, {
    workers: { findAssessmentWorker: () => bundleWorker(script), assessMaxCpuMs: 1_000 },
  })
  recruiter = createHttpClient(server.url)
})
afterAll(() => server.stop())

/** Holds a typed interview and submits it; returns the candidate's browser and the submission. */
const submit = async (linkId: string, email: string, answers: readonly string[]) => {
  const candidate = createHttpClient(server.url)
  const ended = await answerAllOverHttp(candidate, await startSessionOverHttp(candidate, linkId, { email }), answers)
  await candidate.post('/api/interview/interview/submit', { sessionId: ended.id })
  const { body } = await candidate.post('/api/interview/interview/chat/evaluate', { sessionId: ended.id })
  return { candidate, id: String(body.submissionId) }
}

const waitForState = async (id: string, state: string): Promise<Record<string, unknown>> => {
  const untilMs = Date.now() + timeoutMs
  for (;;) {
    const { body } = await recruiter.get(`/api/interview/interview/submission/${id}`)
    if (body.assessmentState === state) return body
    if (Date.now() > untilMs) throw new Error(`the submission is ${String(body.assessmentState)}, not ${state}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The submissions whose assessment failed, as the recruiter is notified of them. */
const waitForFailureNotices = async (): Promise<readonly string[]> => {
  const untilMs = Date.now() + timeoutMs
  for (;;) {
    const { body } = await recruiter.get('/api/notification/notice')
    const items = body.items as { kind: string; submissionId: string }[]
    const failed = items.filter(({ kind }) => kind === 'assessment_failed')
    if (failed.length > 0) return failed.map(({ submissionId }) => submissionId)
    if (Date.now() > untilMs) throw new Error('the recruiter was not notified of the failed assessment')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test(
  'a submission that exhausts its process twice is set aside, others are assessed, and both sides read its state',
  async () => {
    await signUp(recruiter, 'mai@example.org')
    const linkId = await makeSetOverHttp(recruiter, {
      communicationPercent: 40,
      needsSpeaking: false,
      hasIntegritySignals: false,
      candidateResult: 'free',
    })
    const poisoned = `${httpAnswers[0]} ${poisonWord}`
    const bad = await submit(linkId, 'bad@example.org', [poisoned, httpAnswers[1]])
    const good = await submit(linkId, 'good@example.org', httpAnswers)

    const assessed = await waitForState(good.id, 'scored')
    expect(assessed.standing).toMatchObject({ failedTries: null })

    const failed = await waitForState(bad.id, 'error')
    expect(failed).toMatchObject({
      overallLevel: null,
      assessment: null,
      standing: { failedTries: submissionLimits.maxOverrunTries, isRunning: false, versionCount: 0 },
      can: { review: true },
    })
    expect(await waitForFailureNotices()).toEqual([bad.id])
    expect((failed.answers as { text: string }[])[0]?.text).toBe(poisoned)

    const own = (await bad.candidate.get(`/api/seeker/seeker/submission/${bad.id}`)).body
    expect(own).toMatchObject({ result: 'error', assessment: null, organizationName: 'Sao Mai' })
    expect((own.answers as { text: string }[])[0]?.text).toBe(poisoned)
    expect((await good.candidate.get(`/api/seeker/seeker/submission/${good.id}`)).body.result).toBe('ready')

    const repeated = await recruiter.post(`/api/interview/interview/submission/${bad.id}/assessments`, {
      reason: 'Please try again',
    })
    expect([repeated.status, repeated.body]).toEqual([202, { state: 'pending' }])
  },
  timeoutMs * 2,
)
