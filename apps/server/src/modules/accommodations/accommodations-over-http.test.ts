import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createHttpClient, type HttpClient } from '../../testing/http-client'
import { makeSetOverHttp, startSessionOverHttp } from '../../testing/http-interview'
import { signUp } from '../../testing/sign-up'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

let server: TestServer
let recruiter: HttpClient
let candidate: HttpClient
let sessionId: string
const company = '/api/interview/interview/accommodation'

beforeAll(async () => {
  server = await startTestServer()
  recruiter = createHttpClient(server.url)
  candidate = createHttpClient(server.url)
  await signUp(recruiter, 'mai@example.org')
  sessionId = (await startSessionOverHttp(candidate, await makeSetOverHttp(recruiter))).id
})
afterAll(() => server.stop())

test('a candidate asks, a member answers in the interview’s language, and the browser keeps its access while the interview waits', async () => {
  const path = `/api/interview/interview/session/${sessionId}/accommodation`
  expect((await candidate.post(path, { text: '  ' })).status).toBe(422)
  expect((await candidate.get(`${path}?page=1`)).body.code).toBe('UNKNOWN_QUERY_PARAMETER')
  const asked = await candidate.post(path, { text: 'Tôi cần thêm ánh sáng.' })
  expect([asked.status, asked.body.answer]).toEqual([200, null])
  const listed = await candidate.get(path)
  expect(listed.body).toMatchObject({ items: [{ id: asked.body.id }], requestsLeft: 4 })
  const renewed = listed.headers.getSetCookie().find((cookie) => cookie.includes('candor_candidate'))
  expect(renewed).toMatch(/Max-Age=2592000;/)
  expect((await recruiter.get(`${company}/count`)).body).toEqual({ open: 1 })
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string(), interviewLanguage: z.enum(['en', 'vi']) })) })
    .parse((await recruiter.get(company)).body)
  const [request] = items
  const answerPath = `${company}/${request?.id}/answer`
  const [own, other] =
    request?.interviewLanguage === 'vi'
      ? ['Chúng tôi sẽ để sẵn một cái đèn.', 'You get a lamp.']
      : ['You get a lamp.', 'Chúng tôi sẽ để sẵn một cái đèn.']
  const foreign = await recruiter.post(answerPath, { outcome: 'granted', text: other })
  expect([foreign.status, foreign.body]).toMatchObject([
    422,
    { code: 'ANSWER_LANGUAGE', params: { language: request?.interviewLanguage } },
  ])
  const declined = await recruiter.post(answerPath, { outcome: 'declined', allowsTyping: true, text: own })
  expect([declined.status, declined.body.code]).toEqual([422, 'VALIDATION_FAILED'])
  expect((await recruiter.post(answerPath, { outcome: 'granted', text: own })).status).toBe(200)
  expect((await recruiter.post(answerPath, { outcome: 'granted', text: own })).body.code).toBe('REQUEST_ANSWERED')
  expect((await candidate.get(path)).body).toMatchObject({ items: [{ answer: { outcome: 'granted', text: own } }] })
  expect((await createHttpClient(server.url).get(path)).status).toBe(401)
})
