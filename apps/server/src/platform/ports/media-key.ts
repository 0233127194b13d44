import { join } from 'node:path'
import { type BytesTransform, createAesCtrTransform, identityTransform } from '@candor/media'
import { StartError } from '../start-error'

const mediaKeyId = 'media-1'

/** Encryption of recordings and files with MEDIA_KEY; without one they are stored unchanged. */
export const createMediaTransform = (mediaKey: string | undefined): BytesTransform => {
  if (mediaKey === undefined) return identityTransform
  const key = Buffer.from(mediaKey, 'base64')
  if (key.length !== 32) throw new StartError('MEDIA_KEY must be 32 random bytes in base64.')
  return createAesCtrTransform({ currentKeyId: mediaKeyId, keys: new Map([[mediaKeyId, key]]) })
}

export const getMediaDirectory = (dataDir: string): string => join(dataDir, 'media')
