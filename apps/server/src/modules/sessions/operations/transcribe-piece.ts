import { type MeteredSpeechToText, readMonoSamples, SpeechError, type Transcript, type UsageContext } from '@candor/ai'
import type { InterviewLanguage } from '@candor/contract'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import type { LinkAddress, LinkDeps } from '../interview-link'
import { openLink } from './open-link'

interface PieceContext {
  readonly deps: LinkDeps
  /** null: the server does not transcribe. */
  readonly speechToText: MeteredSpeechToText | null
  /** Runs the work if the link's limits permit it, and refuses it otherwise. */
  readonly limit: <T>(linkId: string, run: () => Promise<T>) => Promise<T>
}

const deadlineMs = 20_000

const requireSound = (body: unknown): Uint8Array => {
  if (Buffer.isBuffer(body) && readMonoSamples(body) !== null) return body
  throw new AppError('FILE_UNREADABLE')
}

interface Piece {
  readonly bytes: Uint8Array
  readonly language: InterviewLanguage
  readonly organizationId: string
}

const transcribe = async (speechToText: MeteredSpeechToText, piece: Piece): Promise<Transcript> => {
  const { bytes, language, organizationId } = piece
  const use: UsageContext = { organizationId, sessionId: null, purpose: 'speech-test' }
  const signal = AbortSignal.timeout(deadlineMs)
  try {
    return await speechToText.transcribe({ audio: { bytes, mime: 'audio/wav' }, language, signal, use })
  } catch (error) {
    if (error instanceof SpeechError) throw new AppError('UNAVAILABLE')
    throw error
  }
}

/** Transcribes one piece of sound for the page that tests speech recognition. Nothing is stored or logged. */
export const transcribePiece = async (
  context: PieceContext,
  caller: Caller,
  input: LinkAddress & { readonly language: InterviewLanguage; readonly body: unknown },
): Promise<{ readonly text: string; readonly durationMs: number | null }> => {
  const { deps, speechToText, limit } = context
  const { linkId, language } = input
  const { set } = await openLink(deps, caller, input)
  if (speechToText === null) throw new AppError('NOT_FOUND')
  const piece = { bytes: requireSound(input.body), language, organizationId: set.organizationId }
  const { text, durationMs } = await limit(linkId, () => transcribe(speechToText, piece))
  return { text, durationMs }
}
