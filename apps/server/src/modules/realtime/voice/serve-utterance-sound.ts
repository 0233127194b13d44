import { zId } from '@candor/contract'
import { isSaidByInterviewer } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import { getCaller } from '../../../http/request-caller'
import { AppError } from '../../../platform/errors'
import * as sessions from '../../sessions'
import { findCandidateActor, readMessage } from '../../sessions'
import type { Utterance } from '../ports'
import type { InterviewVoice } from './index'

export interface VoiceContext {
  readonly deps: Pick<Deps, 'withActor'>
  /** The same sound as over the socket. */
  readonly voice: Pick<InterviewVoice, 'whole'>
}

/** A candidate's page waits no longer: captions are there in any case. */
const withinMs = 20_000

const zParams = z.object({ sessionId: zId, seq: z.coerce.number().int().min(1) })

const findSaying = async (context: VoiceContext, request: FastifyRequest): Promise<Utterance> => {
  const params = zParams.safeParse(request.params)
  if (!params.success) throw new AppError('SESSION_NOT_FOUND')
  const { sessionId, seq } = params.data
  const actor = await findCandidateActor(context.deps, getCaller(request), sessionId)
  return context.deps.withActor(actor, async (tx) => {
    const row = await sessions.readSession(tx, sessionId)
    const entry = await sessions.readJournalEntry(tx, sessionId, seq)
    if (row === null || entry?.type !== 'message') throw new AppError('NOT_FOUND')
    const message = readMessage(entry.payload)
    if (!isSaidByInterviewer(message)) throw new AppError('NOT_FOUND')
    const content = await sessions.readVersionContent(tx, row.setVersionId)
    const account = { organizationId: row.organizationId, sessionId }
    const line = { text: message.content, language: row.state.language, account }
    return content === null ? line : { ...line, voice: content.interviewer }
  })
}

/** The interviewer's voice for one entry. Without one, or when it fails, 404: captions are there in any case. */
export const createVoiceHandler =
  (context: VoiceContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const clip = await context.voice.whole(await findSaying(context, request), withinMs)
    if (clip === null) throw new AppError('NOT_FOUND')
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .type(clip.mime)
      .send(Buffer.from(clip.bytes))
  }
