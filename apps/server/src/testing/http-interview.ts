import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { HttpClient } from './http-client'

const description = `# Recruiter

We are looking for a recruiter who helps us hire engineers.

## What you will do
* Source and interview engineers
* Work closely with hiring managers

## A bit about you
* Has hired high-performing engineering teams
* Is empathetic, rigorous and well-organised
* Must have experience with applicant tracking systems`

export const httpAnswers = [
  'Last year I had to fill a senior backend role that had been open for seven months. First I talked to the team and found that the advert asked for twelve technologies. I rewrote it with them, asked for three, and searched open source projects for people who had worked on similar problems. Then I wrote to forty of them by hand. Nine answered, and two weeks later we made an offer that was accepted. As a result the time to hire for that team fell from seven months to five weeks.',
  'I keep candidates informed because silence is what they complain about most. When I joined, people waited eleven days for an answer on average. I set a rule that nobody waits longer than two days, and I built a small list in our tracking system that shows who is waiting. For example, when a hiring manager was on holiday I called the candidate and told her why it took longer. She stayed in the process and accepted our offer.',
] as const

const consents = ['recording', 'ai'].map((purpose) => ({
  purpose,
  version: '1',
  textSha256: createHash('sha256').update(purpose).digest('hex'),
}))

const zHttpSession = z.object({
  id: z.string(),
  state: z.string(),
  remainingMs: z.number(),
  isSubmitted: z.boolean(),
  current: z.object({ turn: z.number(), take: z.number(), questionText: z.string() }).nullable(),
  messages: z.array(z.object({ type: z.string(), content: z.string() })),
})
type HttpSession = z.infer<typeof zHttpSession>
export const readHttpSession = (body: unknown): HttpSession => zHttpSession.parse(body)

const require2xx = (what: string, answer: { status: number; body: unknown }): void => {
  if (answer.status >= 300) throw new Error(`${what} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
}

/** Makes an active set from a job description, as a recruiter does; returns the code of its link. */
export const makeSetOverHttp = async (
  recruiter: HttpClient,
  assessment?: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const draft = await recruiter.post('/api/interview/generate/quick-set', { description, language: 'en', count: 3 })
  require2xx('a draft', draft)
  const made = await recruiter.post('/api/interview/interview/set', {
    name: 'Recruiter',
    producedBy: draft.body.producedBy,
    content: {
      positionName: draft.body.title ?? 'Recruiter',
      jobDescription: description,
      requirements: draft.body.requirements,
      questions: draft.body.questions,
      screeningQuestions: [],
      languages: ['en'],
      interviewer: 'linh',
      durationMinutes: 15,
      modes: ['chat', 'text', 'no-voice'],
      requiresCv: false,
      ...(assessment === undefined ? {} : { assessment }),
    },
  })
  require2xx('a set', made)
  const active = await recruiter.patch(`/api/interview/interview/set/${String(made.body.id)}`, { status: 1 })
  require2xx('the activation', active)
  return String(active.body.linkId)
}

interface SessionStart {
  readonly email?: string
  /** Between the start and the beginning: the other pre-interview steps. */
  readonly prepare?: (sessionId: string) => Promise<void>
}

/** Starts and begins a typed interview, as a candidate does. */
export const startSessionOverHttp = async (
  candidate: HttpClient,
  linkId: string,
  { email = 'anh@example.org', prepare = async () => undefined }: SessionStart = {},
): Promise<HttpSession> => {
  const started = await candidate.post('/api/interview/interview/chat/start', {
    linkId,
    language: 'en',
    mode: 'text',
    firstName: 'Nguyễn',
    lastName: 'Ánh',
    email,
    isTermsAccepted: true,
    consents,
  })
  require2xx('the start', started)
  await prepare(String(started.body.id))
  const begun = await candidate.post('/api/interview/interview/chat/begin', {
    sessionId: started.body.id,
    mode: 'text',
  })
  require2xx('the beginning', begun)
  return readHttpSession(begun.body)
}

/** Types an answer to each question until the interview ends. */
export const answerAllOverHttp = async (
  candidate: HttpClient,
  first: HttpSession,
  texts: readonly string[] = httpAnswers,
): Promise<HttpSession> => {
  let session = first
  for (let n = 0; session.current !== null && n < 20; n += 1) {
    const { turn, take } = session.current
    const text = texts[n % texts.length]
    const answered = await candidate.post('/api/interview/interview/text/post', {
      sessionId: session.id,
      turn,
      take,
      text,
    })
    require2xx('an answer', answered)
    session = readHttpSession(answered.body)
  }
  return session
}
