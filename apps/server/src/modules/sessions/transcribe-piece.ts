import { type MeteredSpeechToText, readMonoSamples, SpeechError, type Transcript, type UsageContext } from '@candor/ai'
import { type InterviewLanguage, zInterviewLanguage, zPublicLink } from '@candor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps'
import { AppError } from '../../platform/errors'
import { openLink } from './operations/open-link'

interface PieceContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock'>
  /** null: the server does not transcribe. */
  readonly speechToText: MeteredSpeechToText | null
  readonly perHour?: number
}

/** A person who tries it out says a dozen things; an office of them shares one link. */
const mostOfLinkPerHour = 240
/** Interviews have priority at the recognizer. */
const mostAtOnce = 2
const hourMs = 3_600_000
const deadlineMs = 20_000

const zQuery = z.object({ linkId: zPublicLink, language: zInterviewLanguage })

/** Counts within the present hour, in memory: what a restart forgets does no harm. */
const createHourlyCount = (nowMs: () => number, most: number) => {
  let hour = 0
  let counts = new Map<string, number>()
  return {
    take: (key: string): boolean => {
      const now = Math.floor(nowMs() / hourMs)
      if (now !== hour) counts = new Map()
      hour = now
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= most
    },
  }
}

interface Piece {
  readonly bytes: Uint8Array
  readonly language: InterviewLanguage
  readonly organizationId: string
}

const read = async (speechToText: MeteredSpeechToText, piece: Piece): Promise<Transcript> => {
  const { bytes, language, organizationId } = piece
  const use: UsageContext = { organizationId, sessionId: null, purpose: 'speech-test' }
  try {
    return await speechToText.transcribe({
      audio: { bytes, mime: 'audio/wav' },
      language,
      signal: AbortSignal.timeout(deadlineMs),
      use,
    })
  } catch (error) {
    if (error instanceof SpeechError) throw new AppError('UNAVAILABLE')
    throw error
  }
}

type Admitted = z.infer<typeof zQuery> & Pick<Piece, 'organizationId'>

const admit = async (deps: PieceContext['deps'], request: FastifyRequest): Promise<Admitted> => {
  const query = zQuery.safeParse(request.query)
  if (!query.success) throw new AppError('INTERVIEW_NO_ACCESS')
  const { set } = await openLink(deps, request.caller, query.data.linkId)
  return { ...query.data, organizationId: set.organizationId }
}

const soundOf = (body: unknown): Uint8Array => {
  if (Buffer.isBuffer(body) && readMonoSamples(body) !== null) return body
  throw new AppError('FILE_UNREADABLE')
}

/** Words of one piece of sound, for the page that tests speech recognition. Nothing of it is stored or logged. */
export const createPieceHandler = ({ deps, speechToText, perHour = mostOfLinkPerHour }: PieceContext) => {
  const perLink = createHourlyCount(deps.clock.nowMs, perHour)
  let underWay = 0
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { linkId, language, organizationId } = await admit(deps, request)
    if (speechToText === null) throw new AppError('NOT_FOUND')
    const bytes = soundOf(request.body)
    if (underWay >= mostAtOnce || !perLink.take(linkId)) throw new AppError('RATE_LIMITED')
    underWay += 1
    try {
      const { text, durationMs } = await read(speechToText, { bytes, language, organizationId })
      return await reply.header('cache-control', 'no-store').send({ text, durationMs })
    } finally {
      underWay -= 1
    }
  }
}
