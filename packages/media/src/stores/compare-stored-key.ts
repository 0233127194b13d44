import { createHash } from 'node:crypto'
import { DamagedBytesError } from '../ports/append-store'
import { type BytesTransform, identityTransform } from '../ports/bytes-transform'
import { createFileAppendStore } from './file-append-store'
import { openSegmentCipher } from './segment-cipher'
import { type ParsedManifest, readUnverifiedManifest, verifyManifest } from './segment-manifest'
import { errorCode, nodeFiles } from './store-files'
import { listKeys } from './store-recovery'

/**
 * `unused`: no recording is encrypted. `matches`: at least one was encrypted with this key. `differs`: none was, or there is no
 * key. `unknown`: all encrypted ones are open and of format 1, which has neither tags nor a hash.
 */
export type KeyComparison = 'unused' | 'matches' | 'differs' | 'unknown'

interface SealedWithoutTag {
  readonly key: string
  readonly sizeBytes: number
}

/** One recording of format 1 may be damaged; three are not by chance. */
const mostHashed = 3

async function readKnown(directory: string, key: string): Promise<ParsedManifest | null> {
  try {
    return await readUnverifiedManifest({ directory, files: nodeFiles }, key)
  } catch (error) {
    // A damaged manifest says nothing about the key. It is reported when its recording is read.
    if (error instanceof DamagedBytesError) return null
    throw error
  }
}

function hasValidTag(transform: BytesTransform, key: string, parsed: ParsedManifest): boolean {
  try {
    verifyManifest(openSegmentCipher(transform, key, parsed.manifest), parsed)
    return true
  } catch (error) {
    if (error instanceof DamagedBytesError) return false
    throw error
  }
}

/** Whether the decrypted bytes of a sealed recording of format 1 have the hash in its seal. Reads all of them. */
async function hasSealedHash(directory: string, transform: BytesTransform, key: string): Promise<boolean> {
  const store = createFileAppendStore({ directory, transform, nowMs: () => 0 })
  try {
    const stat = await store.stat(key)
    const body = await store.read(key)
    if (stat === null || !stat.sealed || body === null) return false
    const hash = createHash('sha256')
    for await (const part of body) hash.update(part)
    return hash.digest('hex') === stat.sha256
  } catch (error) {
    // The body was lost: that says nothing about the key.
    if (errorCode(error) === 'ENOENT') return false
    throw error
  } finally {
    await store.close()
  }
}

async function compareHashes(
  directory: string,
  transform: BytesTransform,
  sealed: readonly SealedWithoutTag[],
): Promise<'matches' | 'differs'> {
  const smallest = sealed.toSorted((one, other) => one.sizeBytes - other.sizeBytes).slice(0, mostHashed)
  for (const { key } of smallest) {
    if (await hasSealedHash(directory, transform, key)) return 'matches'
  }
  return 'differs'
}

/** What one manifest says. `hash`: only the hash of its sealed bytes can tell. */
function inspectManifest(
  transform: BytesTransform,
  key: string,
  parsed: ParsedManifest | null,
): KeyComparison | 'hash' {
  if (parsed === null) return 'unused'
  const { version, keyId, seal } = parsed.manifest
  if (keyId === identityTransform.currentKeyId) return 'unused'
  if (keyId !== transform.currentKeyId) return 'differs'
  if (version === 2) return hasValidTag(transform, key, parsed) ? 'matches' : 'differs'
  return seal === undefined ? 'unknown' : 'hash'
}

/**
 * Compares the transform's current key with the one that the recordings in a directory were encrypted with. One match is
 * enough: other recordings may be damaged. Changes nothing.
 */
export async function compareStoredKey(directory: string, transform: BytesTransform): Promise<KeyComparison> {
  const found = new Set<KeyComparison | 'hash'>()
  const sealed: SealedWithoutTag[] = []
  for (const key of await listKeys(nodeFiles, directory)) {
    const parsed = await readKnown(directory, key)
    const result = inspectManifest(transform, key, parsed)
    if (result === 'matches') return result
    found.add(result)
    if (result === 'hash') sealed.push({ key, sizeBytes: parsed?.manifest.seal?.sizeBytes ?? 0 })
  }
  if (sealed.length > 0) return compareHashes(directory, transform, sealed)
  if (found.has('differs')) return 'differs'
  return found.has('unknown') ? 'unknown' : 'unused'
}
