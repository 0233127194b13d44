import { createHash, randomUUID } from 'node:crypto'
import { createAttackerClient } from './attacker-client'
import type { AttackTarget } from './types'

const consents = ['recording', 'ai'].map((purpose) => ({
  purpose,
  version: '1',
  textSha256: createHash('sha256').update(purpose).digest('hex'),
}))

/** The body that starts an interview. */
export const startBody = (linkId: string, email = `a-${randomUUID().slice(0, 12)}@example.org`, mode = 'text') => ({
  linkId,
  language: 'en',
  mode,
  firstName: 'Binh',
  lastName: 'Tran',
  email,
  isTermsAccepted: true,
  consents,
})

export const paths = {
  start: '/api/interview/interview/chat/start',
  begin: '/api/interview/interview/chat/begin',
  cv: '/api/content/file/cv',
  chunk: '/api/content/file/chunk',
  stream: '/api/interview/interview/chat/stream',
} as const

export interface CurrentQuestion {
  readonly turn: number
  readonly take: number
  readonly answerId: string
}

export interface AttackerInterview {
  readonly client: ReturnType<typeof createAttackerClient>
  readonly sessionId: string
  readonly current: CurrentQuestion | null
}

/** An interview that the attacker takes like anybody else: by its link. */
export const startAttackerInterview = async (target: AttackTarget, isBegun = false): Promise<AttackerInterview> => {
  const client = createAttackerClient(target.port)
  const started = await client.post(paths.start, startBody(target.linkId))
  if (started.status !== 201) throw new Error(`the attacker's start was answered ${started.status}`)
  const sessionId = String(started.body.id)
  if (!isBegun) return { client, sessionId, current: null }
  const begun = await client.post(paths.begin, { sessionId, mode: 'text' })
  if (begun.status !== 200) throw new Error(`the attacker's begin was answered ${begun.status}`)
  return { client, sessionId, current: begun.body.current as CurrentQuestion | null }
}
