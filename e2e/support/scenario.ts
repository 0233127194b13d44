import { createHash, randomUUID } from 'node:crypto'
import type { SetContent, SetDetail } from '@candor/contract'
import { signUp } from '../../apps/server/src/testing/sign-up'
import { type ApiClient, createApiClient } from './api-client'
import { sendCv } from './cv'
import { getExpectedPoints } from './expected-points'

/*
 * Steps over HTTP that prepare a journey.
 */

export interface Recruiter {
  readonly api: ApiClient
  readonly email: string
}

export const makeRecruiter = async (url: string, organization = 'Sao Mai'): Promise<Recruiter> => {
  const api = createApiClient(url)
  const email = `mai-${randomUUID().slice(0, 8)}@example.org`
  await signUp(api, email, organization)
  return { api, email }
}

const anchors: SetContent['questions'][number]['criteria'][number]['anchors'] = [
  'Names no own experience',
  'Speaks in general terms',
  'Tells one own case with its main steps',
  'Tells what they did, why, and how it ended',
  'Also says how they knew it worked',
]

export const englishQuestions = [
  'Tell me about a piece of work that you are proud of.',
  'Tell me about a mistake you made.',
]

export const setContent = (overrides: Partial<SetContent> = {}, questions = englishQuestions): SetContent => {
  const requirementId = randomUUID()
  return {
    positionName: 'Backend engineer',
    jobDescription: 'We look for a backend engineer who keeps our payments running.',
    requirements: [{ id: requirementId, name: 'Keeping services running', kind: 'skill', weight: 4, isMustHave: true }],
    questions: questions.map((text) => ({
      id: randomUUID(),
      text,
      kind: 'behavioural',
      requirementId,
      expectedPoints: getExpectedPoints(text),
      criteria: [{ name: 'Own experience', anchors, dimension: null }],
      minCharacters: null,
      // The same words in both languages: the journeys look for them whichever is spoken.
      translations: {
        en: { text, expectedPoints: getExpectedPoints(text) },
        vi: { text, expectedPoints: getExpectedPoints(text) },
      },
    })),
    screeningQuestions: [],
    languages: ['en', 'vi'],
    interviewer: 'linh',
    durationMinutes: 15,
    modes: ['chat', 'live', 'text', 'no-voice'],
    requiresCv: false,
    ...overrides,
  }
}

const expectStatus = (answer: { status: number; body: unknown }, status: number): void => {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** Makes an active set. Candidates open `/interview/{linkId}`. */
export const makeActiveSet = async (api: ApiClient, content: SetContent = setContent()): Promise<SetDetail> => {
  const made = await api.post('/api/interview/interview/set', { name: content.positionName, content, producedBy: null })
  expectStatus(made, 201)
  const active = await api.patch(`/api/interview/interview/set/${String(made.body.id)}`, { status: 1 })
  expectStatus(active, 200)
  return active.body as unknown as SetDetail
}

export const candidateUrl = (url: string, set: Pick<SetDetail, 'linkId'>): string => `${url}/interview/${set.linkId}`

const consents = ['recording', 'ai'].map((purpose) => ({
  purpose,
  version: '1',
  textSha256: createHash('sha256').update(purpose).digest('hex'),
}))

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly language?: 'en' | 'vi'
  /** Uploads the CV of the tests. */
  readonly hasCv?: boolean
  readonly answers: readonly string[]
}

interface SessionBody {
  readonly id: string
  readonly current: {
    readonly turn: number
    readonly take: number
    readonly answerId: string
    readonly questionNumber: number
  } | null
}

/** Begins a typed interview over HTTP, up to its first question. */
export const beginTypedInterview = async (
  url: string,
  linkId: string,
  { language = 'en', hasCv = false, ...names }: Omit<Person, 'answers'>,
): Promise<{ api: ApiClient; session: SessionBody }> => {
  const api = createApiClient(url)
  const started = await api.post('/api/interview/interview/chat/start', {
    linkId,
    language,
    mode: 'text',
    ...names,
    isTermsAccepted: true,
    consents,
  })
  expectStatus(started, 201)
  if (hasCv) {
    const sessionId = String(started.body.id)
    const cvFileId = await sendCv(api, sessionId)
    const answered = await api.post(`/api/interview/interview/screening/${sessionId}`, { answers: {}, cvFileId })
    expectStatus(answered, 204)
  }
  const begun = await api.post('/api/interview/interview/chat/begin', { sessionId: started.body.id, mode: 'text' })
  expectStatus(begun, 200)
  return { api, session: begun.body as unknown as SessionBody }
}

/** Begins the upload of a new candidate's first segment over HTTP, without sending bytes. */
export const beginRecording = async (
  url: string,
  linkId: string,
  person: Omit<Person, 'answers'>,
): Promise<{ api: ApiClient; uploadId: string; epoch: string }> => {
  const { api, session } = await beginTypedInterview(url, linkId, person)
  const begun = await api.post('/api/content/file/chunk', {
    sessionId: session.id,
    answerId: session.current?.answerId,
    take: session.current?.take,
    segmentIndex: 0,
    mime: 'video/webm',
    startOffsetMs: 0,
    writerId: randomUUID(),
  })
  expectStatus(begun, 201)
  return { api, uploadId: String(begun.body.uploadId), epoch: begun.headers.get('upload-epoch') ?? '0' }
}

/** Takes and submits a typed interview over HTTP. Returns the session's id and the candidate's client. */
export const takeTypedInterview = async (
  url: string,
  linkId: string,
  person: Person,
): Promise<{ sessionId: string; api: ApiClient }> => {
  const { answers, ...who } = person
  const { api, session: begun } = await beginTypedInterview(url, linkId, who)
  let session = begun
  for (let n = 0; session.current !== null && n < 30; n += 1) {
    const { turn, take, questionNumber } = session.current
    // A follow-up gets the same answer, so that the assessment doesn't depend on which one is asked.
    const text = answers[(questionNumber - 1) % answers.length]
    const answered = await api.post('/api/interview/interview/text/post', { sessionId: session.id, turn, take, text })
    expectStatus(answered, 200)
    session = answered.body as unknown as SessionBody
  }
  expectStatus(await api.post('/api/interview/interview/submit', { sessionId: session.id }), 200)
  return { sessionId: session.id, api }
}

interface SubmissionItem {
  readonly id: string
  readonly assessmentState: string
  readonly candidateName: string
}

/** Waits at most three minutes until this many submissions exist and all are assessed. */
export const waitForAssessed = async (api: ApiClient, count: number): Promise<SubmissionItem[]> => {
  for (let tries = 0; tries < 900; tries += 1) {
    const { body } = await api.get('/api/interview/interview/submission')
    const items = body.items as SubmissionItem[]
    const isDone = items.every(({ assessmentState }) => !['pending', 'evaluating'].includes(assessmentState))
    if (items.length >= count && isDone) return items
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const { body } = await api.get('/api/interview/interview/submission')
  throw new Error(`the submissions were never assessed: ${JSON.stringify(body)}`)
}
