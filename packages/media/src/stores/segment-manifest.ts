import { join } from 'node:path'
import { errorCode, readFully, type StoreFiles, writeFully } from './store-files'

/** A key exists if and only if its manifest does. The manifest is published by rename after everything it describes is durable. */
export interface SegmentManifest {
  readonly version: 1
  readonly keyId: string
  readonly nonceHex: string
  readonly seal?: { readonly sizeBytes: number; readonly sha256: string }
}

export interface SegmentPaths {
  readonly body: string
  readonly index: string
  readonly manifest: string
  readonly draft: string
}

export const manifestSuffix = '.json'

export function segmentPaths(directory: string, key: string): SegmentPaths {
  const base = join(directory, key)
  return { body: `${base}.bin`, index: `${base}.idx`, manifest: `${base}${manifestSuffix}`, draft: `${base}.new` }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parseSeal(value: unknown): SegmentManifest['seal'] | null {
  if (!isRecord(value)) return null
  const { sizeBytes, sha256 } = value
  return typeof sizeBytes === 'number' && typeof sha256 === 'string' ? { sizeBytes, sha256 } : null
}

function parseManifest(text: string): SegmentManifest {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || value.version !== 1) throw new Error('Not a segment manifest of version 1')
  const { keyId, nonceHex } = value
  if (typeof keyId !== 'string' || typeof nonceHex !== 'string')
    throw new Error('The segment manifest lacks its key id')
  if (value.seal === undefined) return { version: 1, keyId, nonceHex }
  const seal = parseSeal(value.seal)
  if (!seal) throw new Error('The segment manifest has a broken seal')
  return { version: 1, keyId, nonceHex, seal }
}

/** Null when there is none. Throws when it can't be read. */
export async function readManifest(files: StoreFiles, path: string): Promise<SegmentManifest | null> {
  let file: Awaited<ReturnType<StoreFiles['open']>>
  try {
    file = await files.open(path, 'read')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
  try {
    return parseManifest(new TextDecoder().decode(await readFully(file, 0, await file.size())))
  } finally {
    await file.close()
  }
}

/** Draft, fdatasync, rename, directory fsync: after a power cut the old manifest or the new one exists, never a torn one. */
export async function publishManifest(
  files: StoreFiles,
  target: { directory: string; paths: SegmentPaths },
  manifest: SegmentManifest,
): Promise<void> {
  const draft = await files.open(target.paths.draft, 'create')
  try {
    await writeFully(draft, new TextEncoder().encode(JSON.stringify(manifest)), 0)
    await draft.datasync()
  } finally {
    await draft.close()
  }
  await files.rename(target.paths.draft, target.paths.manifest)
  await files.syncDirectory(target.directory)
}
