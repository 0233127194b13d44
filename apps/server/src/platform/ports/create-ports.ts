import { createEspeakTextToSpeech, detectEspeak, type MeteredTextToSpeech } from '@candor/ai'
import { type AppendStore, createFileAppendStore, type ObjectStore, openS3ObjectStore } from '@candor/media'
import type { Clock } from '../clock'
import type { Env } from '../settings/env'
import { createMediaTransform, getMediaDirectory } from './media-key'

/** A configured voice, else espeak-ng where it is installed, else none: the browser's own voice, and captions always. */
export const findVoice = async (
  env: Env,
  configured: MeteredTextToSpeech | null,
): Promise<MeteredTextToSpeech | null> => {
  if (env.VOICE === 'off') return null
  if (configured !== null) return configured
  const espeak = await detectEspeak()
  return espeak === null ? null : createEspeakTextToSpeech(espeak)
}

/** Where sealed recordings and files go in the end, encrypted where a key is set; null: they stay on the disk. */
export const openObjects = async ({ objectStorage, MEDIA_KEY }: Env): Promise<ObjectStore | null> =>
  objectStorage === null ? null : openS3ObjectStore({ ...objectStorage, transform: createMediaTransform(MEDIA_KEY) })

/** Recordings and files on the local disk, encrypted where a key is set. */
export const openStore = async (env: Env, clock: Clock): Promise<AppendStore> => {
  const store = createFileAppendStore({
    directory: getMediaDirectory(env.dataDir),
    nowMs: clock.nowMs,
    transform: createMediaTransform(env.MEDIA_KEY),
  })
  await store.recover()
  return store
}
