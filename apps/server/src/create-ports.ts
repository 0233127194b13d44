import { join } from 'node:path'
import {
  createEspeakTextToSpeech,
  createOpenAiSpeechToText,
  createOpenAiTextToSpeech,
  detectEspeak,
  type SpeechToText,
  type TextToSpeech,
} from '@candor/ai'
import {
  type AppendStore,
  createAesCtrTransform,
  createFileAppendStore,
  type ObjectStore,
  openS3ObjectStore,
} from '@candor/media'
import type { Clock } from './clock'
import { type Env, StartError } from './env'

/** Server transcription where a server is configured; otherwise words come from the device or the keyboard. */
export const createSpeechToText = (env: Env): SpeechToText | null =>
  env.STT_BASE_URL === undefined
    ? null
    : createOpenAiSpeechToText({
        baseUrl: env.STT_BASE_URL,
        model: env.STT_MODEL,
        isVerbatim: env.STT_IS_VERBATIM,
        ...(env.STT_API_KEY === undefined ? {} : { apiKey: env.STT_API_KEY }),
      })

/** A configured voice, else espeak-ng where it is installed, else none: the browser's own voice, and captions always. */
export const createVoice = async (env: Env): Promise<TextToSpeech | null> => {
  if (env.VOICE === 'off') return null
  if (env.TTS_BASE_URL !== undefined) {
    return createOpenAiTextToSpeech({
      baseUrl: env.TTS_BASE_URL,
      model: env.TTS_MODEL,
      voices: { en: env.TTS_VOICE, vi: env.TTS_VOICE },
      ...(env.TTS_API_KEY === undefined ? {} : { apiKey: env.TTS_API_KEY }),
    })
  }
  return (await detectEspeak()) === null ? null : createEspeakTextToSpeech()
}

const mediaKeyId = 'media-1'

const transformOf = (mediaKey: string | undefined) => {
  if (mediaKey === undefined) return {}
  const key = Buffer.from(mediaKey, 'base64')
  if (key.length !== 32) throw new StartError('MEDIA_KEY must be 32 random bytes in base64.')
  return { transform: createAesCtrTransform({ currentKeyId: mediaKeyId, keys: new Map([[mediaKeyId, key]]) }) }
}

/** Where sealed recordings and files go in the end, encrypted where a key is set; null: they stay on the disk. */
export const openObjects = async ({ objectStorage, MEDIA_KEY }: Env): Promise<ObjectStore | null> =>
  objectStorage === null ? null : openS3ObjectStore({ ...objectStorage, ...transformOf(MEDIA_KEY) })

/** Recordings and files on the local disk, encrypted where a key is set; recovered before anything is accepted. */
export const openStore = async (env: Env, clock: Clock): Promise<AppendStore> => {
  const store = createFileAppendStore({
    directory: join(env.dataDir, 'media'),
    nowMs: clock.nowMs,
    ...transformOf(env.MEDIA_KEY),
  })
  await store.recover()
  return store
}
