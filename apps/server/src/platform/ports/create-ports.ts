import { join } from 'node:path'
import { createEspeakTextToSpeech, detectEspeak, type MeteredTextToSpeech } from '@candor/ai'
import {
  type AppendStore,
  createAesCtrTransform,
  createFileAppendStore,
  type ObjectStore,
  openS3ObjectStore,
} from '@candor/media'
import type { Clock } from '../clock'
import { type Env, StartError } from '../settings/env'

/** A configured voice, else espeak-ng where it is installed, else none: the browser's own voice, and captions always. */
export const findVoice = async (
  env: Env,
  configured: MeteredTextToSpeech | null,
): Promise<MeteredTextToSpeech | null> => {
  if (env.VOICE === 'off') return null
  if (configured !== null) return configured
  return (await detectEspeak()) === null ? null : createEspeakTextToSpeech()
}

const mediaKeyId = 'media-1'

const createTransform = (mediaKey: string | undefined) => {
  if (mediaKey === undefined) return {}
  const key = Buffer.from(mediaKey, 'base64')
  if (key.length !== 32) throw new StartError('MEDIA_KEY must be 32 random bytes in base64.')
  return { transform: createAesCtrTransform({ currentKeyId: mediaKeyId, keys: new Map([[mediaKeyId, key]]) }) }
}

/** Where sealed recordings and files go in the end, encrypted where a key is set; null: they stay on the disk. */
export const openObjects = async ({ objectStorage, MEDIA_KEY }: Env): Promise<ObjectStore | null> =>
  objectStorage === null ? null : openS3ObjectStore({ ...objectStorage, ...createTransform(MEDIA_KEY) })

/** Recordings and files on the local disk, encrypted where a key is set; recovered before anything is accepted. */
export const openStore = async (env: Env, clock: Clock): Promise<AppendStore> => {
  const store = createFileAppendStore({
    directory: join(env.dataDir, 'media'),
    nowMs: clock.nowMs,
    ...createTransform(env.MEDIA_KEY),
  })
  await store.recover()
  return store
}
