import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '../../testing/http-client'
import { answerAllOverHttp, makeSetOverHttp, readHttpSession, startSessionOverHttp } from '../../testing/http-interview'
import { signUp } from '../../testing/sign-up'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

let server: TestServer
let recruiter: HttpClient
let candidate: HttpClient

beforeAll(async () => {
  server = await startTestServer()
  recruiter = createHttpClient(server.url)
  candidate = createHttpClient(server.url)
})
afterAll(() => server.stop())

const assessed = async (): Promise<Record<string, unknown>> => {
  for (let tries = 0; tries < 150; tries += 1) {
    const { body } = await recruiter.get('/api/interview/interview/submission')
    const [item] = body.items as Record<string, unknown>[]
    if (item !== undefined && !['pending', 'evaluating'].includes(String(item.assessmentState))) return item
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the submission was never assessed')
}

describe('an interview over HTTP alone', () => {
  test('runs from the job description to playable evidence', async () => {
    await signUp(recruiter, 'mai@example.org')
    const begun = await startSessionOverHttp(candidate, await makeSetOverHttp(recruiter))
    expect(begun.messages[0]?.type).toBe('intro')
    expect(begun.messages[0]?.content.split('.')[0]).toContain('AI')
    const ended = await answerAllOverHttp(candidate, begun)
    expect(ended).toMatchObject({ state: 'ended', remainingMs: 0 })
    expect(ended.messages.at(-1)?.type).toBe('outro')
    const submitted = await candidate.post('/api/interview/interview/submit', { sessionId: ended.id })
    expect(readHttpSession(submitted.body).isSubmitted).toBe(true)

    const item = await assessed()
    expect(item.candidateName).toBe('Nguyễn Ánh')
    const { body: detail } = await recruiter.get(`/api/interview/interview/submission/${String(item.id)}`)
    const assessment = detail.assessment as {
      state: string
      dims: Record<string, { state: string; reason?: string; evidence: Record<string, unknown>[] }>
    }
    const texts = new Map((detail.answers as { answerId: string; text: string }[]).map((a) => [a.answerId, a.text]))
    expect(assessment.state).toBe('scored')
    expect(assessment.dims.fluency).toMatchObject({ state: 'not_evaluated', reason: 'no_timing' })
    expect(assessment.dims.logical_reasoning).toMatchObject({ state: 'not_evaluated', reason: 'needs_reviewer' })
    expect(assessment.dims.managerial_experience).toMatchObject({ state: 'not_evaluated', reason: 'no_cv' })
    const evidence = Object.values(assessment.dims).flatMap((dim) => dim.evidence)
    expect(evidence.length).toBeGreaterThan(0)
    for (const quote of evidence) {
      const text = texts.get(String(quote.answerId)) ?? ''
      expect(text.slice(Number(quote.start), Number(quote.end))).toBe(quote.quote)
      expect(quote.startMs).toBeNull()
    }
  })

  test('refuses an unknown link, another browser and another organization without revealing what exists', async () => {
    const unknown = await candidate.get('/api/interview/interview?linkId=AAAAAAAAAAAAAAAAAAAAAA')
    expect([unknown.status, unknown.body.code]).toEqual([403, 'INTERVIEW_NO_ACCESS'])
    const item = await assessed()
    const stranger = createHttpClient(server.url)
    await signUp(stranger, 'stranger@example.org', 'Other')
    const foreign = await stranger.get(`/api/interview/interview/submission/${String(item.id)}`)
    const missing = await stranger.get('/api/interview/interview/submission/00000000-0000-4000-8000-000000000000')
    const { requestId: _a, ...foreignBody } = foreign.body
    const { requestId: _b, ...missingBody } = missing.body
    expect([foreign.status, foreignBody]).toEqual([missing.status, missingBody])
    expect((await stranger.get('/api/interview/interview/submission')).body.total).toBe(0)
  })

  test('refuses a change that comes from another site', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await recruiter.post('/api/company/job-description', { text: 'Planted.' }, headers)
    expect([answer.status, answer.body.code]).toEqual([403, 'CROSS_SITE_REQUEST'])
  })
})
