import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '../../testing/http-client'
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

const description = `# Recruiter

We are looking for a recruiter who helps us hire engineers.

## What you will do
* Source and interview engineers
* Work closely with hiring managers

## A bit about you
* Has hired high-performing engineering teams
* Is empathetic, rigorous and well-organised
* Must have experience with applicant tracking systems`

const answers = [
  'Last year I had to fill a senior backend role that had been open for seven months. First I talked to the team and found that the advert asked for twelve technologies. I rewrote it with them, asked for three, and searched open source projects for people who had worked on similar problems. Then I wrote to forty of them by hand. Nine answered, and two weeks later we made an offer that was accepted. As a result the time to hire for that team fell from seven months to five weeks.',
  'I keep candidates informed because silence is what they complain about most. When I joined, people waited eleven days for an answer on average. I set a rule that nobody waits longer than two days, and I built a small list in our tracking system that shows who is waiting. For example, when a hiring manager was on holiday I called the candidate and told her why it took longer. She stayed in the process and accepted our offer.',
]

const consents = ['recording', 'ai'].map((purpose) => ({
  purpose,
  version: '1',
  textSha256: createHash('sha256').update(purpose).digest('hex'),
}))

interface Session {
  readonly id: string
  readonly state: string
  readonly remainingMs: number
  readonly isSubmitted: boolean
  readonly current: { turn: number; take: number; questionText: string } | null
  readonly messages: { type: string; content: string }[]
}
const readSession = (body: Record<string, unknown>): Session => body as unknown as Session

const makeSet = async (): Promise<string> => {
  await signUp(recruiter, 'mai@example.org')
  const draft = await recruiter.post('/api/interview/generate/quick-set', { description, language: 'en', count: 3 })
  expect(draft.status, JSON.stringify(draft.body)).toBe(200)
  const made = await recruiter.post('/api/interview/interview/set', {
    name: 'Recruiter',
    producedBy: draft.body.producedBy,
    content: {
      positionName: draft.body.title ?? 'Recruiter',
      jobDescription: description,
      requirements: draft.body.requirements,
      questions: draft.body.questions,
      screeningQuestions: [],
      languages: ['en', 'vi'],
      interviewer: 'linh',
      durationMinutes: 15,
      modes: ['chat', 'text', 'no-voice'],
      requiresCv: false,
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const active = await recruiter.patch(`/api/interview/interview/set/${String(made.body.id)}`, { status: 1 })
  expect(active.body.status).toBe(1)
  return String(active.body.linkId)
}

const startSession = async (linkId: string): Promise<Session> => {
  const started = await candidate.post('/api/interview/interview/chat/start', {
    linkId,
    language: 'en',
    mode: 'text',
    firstName: 'Nguyễn',
    lastName: 'Ánh',
    email: 'anh@example.org',
    isTermsAccepted: true,
    consents,
  })
  expect(started.status, JSON.stringify(started.body)).toBe(201)
  const begun = await candidate.post('/api/interview/interview/chat/begin', {
    sessionId: started.body.id,
    mode: 'text',
  })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  return readSession(begun.body)
}

const answerAll = async (first: Session): Promise<Session> => {
  let session = first
  for (let n = 0; session.current !== null && n < 20; n += 1) {
    const { turn, take } = session.current
    const answered = await candidate.post('/api/interview/interview/text/post', {
      sessionId: session.id,
      turn,
      take,
      text: answers[n % answers.length],
    })
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    session = readSession(answered.body)
  }
  return session
}

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
    const linkId = await makeSet()
    const begun = await startSession(linkId)
    expect(begun.messages[0]?.type).toBe('intro')
    expect(begun.messages[0]?.content.split('.')[0]).toContain('AI')
    const ended = await answerAll(begun)
    expect(ended).toMatchObject({ state: 'ended', remainingMs: 0 })
    expect(ended.messages.at(-1)?.type).toBe('outro')
    const submitted = await candidate.post('/api/interview/interview/submit', { sessionId: ended.id })
    expect(readSession(submitted.body).isSubmitted).toBe(true)

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
    expect(assessment.dims.logical_reasoning).toMatchObject({ state: 'scored', confidence: 'low' })
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
