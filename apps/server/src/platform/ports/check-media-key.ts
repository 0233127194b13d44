import { randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { compareStoredKey, identityTransform } from '@candor/media'
import { findTrimmedText, writeDurably } from '../durable-file'
import type { Env } from '../settings/env'
import { StartError } from '../start-error'
import { createMediaTransform, getMediaDirectory } from './media-key'

const fileName = 'media-key-check'
const label = Buffer.from('media key check')
/** Version, nonce and tag. The tag depends on the key and the nonce, and does not reveal the key. */
const checkPattern = /^1 ([0-9a-f]{24}) ([0-9a-f]{32})$/

const refuseMissingKey = (dataDir: string): never => {
  throw new StartError(
    `MEDIA_KEY is not set, but recordings in ${dataDir} are encrypted: set it to the key that was used before.`,
  )
}

const refuseOtherKey = (dataDir: string): never => {
  throw new StartError(
    `MEDIA_KEY is not the key that the recordings in ${dataDir} are encrypted with: set it to the key that was used before.`,
  )
}

const computeTag = (mediaKey: string, nonce: Uint8Array): Uint8Array => {
  const { currentKeyId, openFile } = createMediaTransform(mediaKey)
  if (openFile === null) throw new Error('A media key must encrypt')
  return openFile({ keyId: currentKeyId, nonce, name: fileName }).computeTag(label, Buffer.alloc(0))
}

const compareWithStored = (mediaKey: string, stored: string, path: string): boolean => {
  const [, nonceHex, tagHex] = checkPattern.exec(stored) ?? []
  if (nonceHex === undefined || tagHex === undefined) {
    throw new StartError(
      `${path} can't be read: restore it from a backup, or delete it, and the key is compared with the recordings.`,
    )
  }
  return timingSafeEqual(computeTag(mediaKey, Buffer.from(nonceHex, 'hex')), Buffer.from(tagHex, 'hex'))
}

const writeCheck = (mediaKey: string, path: string): Promise<void> => {
  const nonce = randomBytes(12)
  const tag = Buffer.from(computeTag(mediaKey, nonce))
  return writeDurably(path, `1 ${nonce.toString('hex')} ${tag.toString('hex')}\n`)
}

/** A directory of an earlier version has no check value, so its recordings decide. */
const compareWithRecordings = async ({ dataDir, MEDIA_KEY }: Env, path: string): Promise<void> => {
  const directory = getMediaDirectory(dataDir)
  if (MEDIA_KEY === undefined) {
    if ((await compareStoredKey(directory, identityTransform)) !== 'unused') refuseMissingKey(dataDir)
    return
  }
  const compared = await compareStoredKey(directory, createMediaTransform(MEDIA_KEY))
  if (compared === 'differs') refuseOtherKey(dataDir)
  // An unknown key is not written down: if it is wrong, the right one would be refused from then on.
  if (compared !== 'unknown') await writeCheck(MEDIA_KEY, path)
}

/**
 * Refuses a start with another MEDIA_KEY than before, or without it: earlier recordings would look damaged, and new ones would
 * be stored with a key that has no backup. The first start with a key writes a value to check later ones with.
 */
export const checkMediaKey = async (env: Env): Promise<void> => {
  const { dataDir, MEDIA_KEY } = env
  const path = join(dataDir, fileName)
  const stored = await findTrimmedText(path)
  if (stored === null) return compareWithRecordings(env, path)
  if (MEDIA_KEY === undefined) return refuseMissingKey(dataDir)
  if (!compareWithStored(MEDIA_KEY, stored, path)) refuseOtherKey(dataDir)
}
