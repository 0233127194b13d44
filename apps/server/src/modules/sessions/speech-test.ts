import type { MeteredSpeechToText } from '@candor/ai'
import { zInterviewLanguage, zPublicLink } from '@candor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps'
import { getCaller } from '../../http/request-caller'
import { AppError } from '../../platform/errors'
import { transcribePiece } from './operations/transcribe-piece'

interface SpeechTestContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'keyedHash'>
  /** null: the server does not transcribe. */
  readonly speechToText: MeteredSpeechToText | null
  readonly maxPerHour?: number
}

/** A person who tries it says a dozen things, and a whole office may share one link. */
const maxOfLinkPerHour = 240
/** Interviews have priority at the recognizer. */
const maxConcurrent = 2
const hourMs = 3_600_000

const zQuery = z.object({
  linkId: zPublicLink,
  code: z.string().max(64).optional(),
  language: zInterviewLanguage,
})

/** Limits pieces per link and hour, and pieces at the same time. In memory: a restart may permit a few more. */
const createLimit = (nowMs: () => number, maxPerHour: number) => {
  let hour = 0
  let counts = new Map<string, number>()
  let runningCount = 0
  const countPiece = (linkId: string): number => {
    const now = Math.floor(nowMs() / hourMs)
    if (now !== hour) counts = new Map()
    hour = now
    const count = (counts.get(linkId) ?? 0) + 1
    counts.set(linkId, count)
    return count
  }
  return async <T>(linkId: string, run: () => Promise<T>): Promise<T> => {
    if (runningCount >= maxConcurrent || countPiece(linkId) > maxPerHour) throw new AppError('RATE_LIMITED')
    runningCount += 1
    try {
      return await run()
    } finally {
      runningCount -= 1
    }
  }
}

/** The route behind the page that tests speech recognition. */
export const createSpeechTestHandler = ({ deps, speechToText, maxPerHour = maxOfLinkPerHour }: SpeechTestContext) => {
  const context = { deps, speechToText, limit: createLimit(deps.clock.nowMs, maxPerHour) }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const query = zQuery.safeParse(request.query)
    if (!query.success) throw new AppError('INTERVIEW_NO_ACCESS')
    const words = await transcribePiece(context, getCaller(request), { ...query.data, body: request.body })
    return reply.header('cache-control', 'no-store').send(words)
  }
}
