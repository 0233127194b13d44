import { createHash } from 'node:crypto'
import type { SetDetail } from '@candor/contract'
import { type ApiClient, createApiClient } from '../../e2e/support/api-client'
import { makeActiveSet, type Recruiter, setContent } from '../../e2e/support/scenario'
import { pause } from '../lib/wait'

/** An interview session that a browser can continue: its paths and the candidate's cookies. */
export interface CandidateSession {
  readonly interviewPath: string
  readonly preInterviewPath: string
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
}

const QUESTION_COUNT = 20
const LONGEST_MINUTES = 60
const START_TRIES = 60

/** Makes a set with the longest interview allowed: twenty questions, one hour. */
export const makeLongSet = (recruiter: Recruiter): Promise<SetDetail> => {
  const questions = Array.from(
    { length: QUESTION_COUNT },
    (_, at) => `Tell me about your piece of work number ${at + 1}.`,
  )
  const settings = { languages: ['en' as const], durationMinutes: LONGEST_MINUTES }
  return makeActiveSet(recruiter.api, setContent(settings, questions))
}

const consents = ['recording', 'ai', 'server_transcription'].map((purpose) => ({
  purpose,
  version: '1',
  textSha256: createHash('sha256').update(purpose).digest('hex'),
}))

type Answer = Awaited<ReturnType<ApiClient['post']>>

/** Whether to retry: no response, a server error or a rate limit. */
const shouldRetry = (answer: Answer | null): boolean => answer === null || answer.status >= 500 || answer.status === 429

/** Retries while the server is unavailable or its disk is full. */
const postWithRetries = async (api: ApiClient, path: string, body: unknown): Promise<Answer['body']> => {
  let answer: Answer | null = null
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (tries > 0) await pause(500)
    answer = await api.post(path, body).catch(() => null)
    if (!shouldRetry(answer)) break
  }
  if (answer !== null && answer.status < 300) return answer.body
  throw new Error(`${path} was answered ${answer?.status} ${JSON.stringify(answer?.body)}`)
}

/** Starts a new candidate's interview over HTTP. */
export const createCandidateSession = async (
  serverUrl: string,
  linkId: string,
  nth: number,
): Promise<CandidateSession> => {
  const api = createApiClient(serverUrl)
  const started = await postWithRetries(api, '/api/interview/interview/chat/start', {
    linkId,
    language: 'en',
    mode: 'chat',
    firstName: 'Ánh',
    lastName: 'Nguyễn',
    email: `anh-${nth}@example.org`,
    isTermsAccepted: true,
    consents,
  })
  await postWithRetries(api, '/api/interview/interview/chat/begin', { sessionId: started.id, mode: 'chat' })
  return {
    interviewPath: `/interview/${linkId}/start`,
    preInterviewPath: `/interview/${linkId}`,
    cookies: api.cookies().map(({ name, value }) => ({ name, value })),
  }
}
