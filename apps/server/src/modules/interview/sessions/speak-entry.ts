import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SpeechError, type SpokenAudio, type TextToSpeech } from '@candor/ai'
import { type Language, zId } from '@candor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import { AppError } from '../../../errors'
import { findCandidateActor } from './authentication'
import { readMessage } from './messages'
import * as repo from './repo/index'

export interface VoiceContext {
  readonly deps: Pick<Deps, 'withActor' | 'newId' | 'log'>
  readonly voice: TextToSpeech | null
  /** Where spoken entries are kept; they may be thrown away at any time. */
  readonly cacheDir: string
}

interface Saying {
  readonly text: string
  readonly language: Language
}
type Clip = Pick<SpokenAudio, 'audio' | 'mime'>
const kinds = [
  { mime: 'audio/wav', ending: 'wav' },
  { mime: 'audio/mpeg', ending: 'mp3' },
] as const

const cachePath = (context: VoiceContext, voice: TextToSpeech, saying: Saying): string => {
  const hash = createHash('sha256').update(`${voice.id}\n${saying.language}\n${saying.text}`).digest('hex')
  return join(context.cacheDir, hash)
}

const readCached = async (path: string): Promise<Clip | null> => {
  for (const { mime, ending } of kinds) {
    const audio = await readFile(`${path}.${ending}`).catch(() => null)
    if (audio !== null) return { audio, mime }
  }
  return null
}

/** Published by a rename, so that nobody ever hears half a clip. */
const writeCached = async (context: VoiceContext, path: string, clip: Clip): Promise<void> => {
  const ending = kinds.find((kind) => kind.mime === clip.mime)?.ending ?? 'wav'
  const draft = `${path}.${context.deps.newId()}.draft`
  await mkdir(context.cacheDir, { recursive: true })
  await writeFile(draft, clip.audio)
  await rename(draft, `${path}.${ending}`)
}

const speak = async (context: VoiceContext, voice: TextToSpeech, saying: Saying): Promise<Clip> => {
  const path = cachePath(context, voice, saying)
  const cached = await readCached(path)
  if (cached !== null) return cached
  const clip = await voice.synthesize(saying)
  await writeCached(context, path, clip)
  return clip
}

const zParams = z.object({ sessionId: zId, seq: z.coerce.number().int().min(1) })

const findSaying = async (context: VoiceContext, request: FastifyRequest): Promise<Saying> => {
  const params = zParams.safeParse(request.params)
  if (!params.success) throw new AppError('SESSION_NOT_FOUND')
  const { sessionId, seq } = params.data
  const actor = await findCandidateActor(context.deps, request.caller, sessionId)
  return context.deps.withActor(actor, async (tx) => {
    const row = await repo.readSession(tx, sessionId)
    const entry = await repo.readJournalEntry(tx, sessionId, seq)
    if (row === null || entry?.type !== 'message') throw new AppError('NOT_FOUND')
    const message = readMessage(entry.payload)
    if (message.role !== 'interviewer') throw new AppError('NOT_FOUND')
    return { text: message.content, language: row.state.language }
  })
}

/** The interviewer's voice for one entry. Without one, or when it fails, 404: captions are there in any case. */
export const createVoiceHandler =
  (context: VoiceContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const saying = await findSaying(context, request)
    const { voice } = context
    if (voice === null || !voice.capabilities.languages.includes(saying.language)) throw new AppError('NOT_FOUND')
    try {
      const clip = await speak(context, voice, saying)
      return reply
        .header('cache-control', 'private, max-age=86400, immutable')
        .type(clip.mime)
        .send(Buffer.from(clip.audio))
    } catch (error) {
      if (!(error instanceof SpeechError)) throw error
      context.deps.log.warn({ code: error.code }, 'voice failed')
      throw new AppError('NOT_FOUND')
    }
  }
