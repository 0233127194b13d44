import { join } from 'node:path'
import { DamagedBytesError } from '../ports/append-store'
import type { FormatVersion } from './index-record'
import { assertSameTag, openSegmentCipher, type SegmentCipher } from './segment-cipher'
import type { SegmentContext } from './segment-context'
import { errorCode, readFully, type StoreFiles, writeFully } from './store-files'

export interface Seal {
  readonly sizeBytes: number
  readonly sha256: string
  /** A tag over the whole index; empty in format 1. */
  readonly indexTagHex: string
}

/** A key exists if and only if its manifest does. The manifest is published by rename after everything it describes is durable. */
export interface SegmentManifest {
  readonly version: FormatVersion
  readonly keyId: string
  readonly nonceHex: string
  readonly seal?: Seal
}

export interface OpenedManifest {
  readonly manifest: SegmentManifest
  readonly cipher: SegmentCipher
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DamagedBytesError('The segment manifest is not JSON', { cause: error })
  }
}

function parseSeal(version: FormatVersion, value: unknown): Seal {
  if (isRecord(value)) {
    const { sizeBytes, sha256, indexTagHex = '' } = value
    const isTagged = typeof indexTagHex === 'string' && (indexTagHex !== '') === (version === 2)
    if (typeof sizeBytes === 'number' && typeof sha256 === 'string' && isTagged) {
      return { sizeBytes, sha256, indexTagHex }
    }
  }
  throw new DamagedBytesError('The segment manifest has a broken seal')
}

const formatVersions: ReadonlyMap<unknown, FormatVersion> = new Map([
  [1, 1],
  [2, 2],
])

export interface ParsedManifest {
  readonly manifest: SegmentManifest
  /** Empty in format 1. */
  readonly tagHex: string
}

function parseManifest(text: string): ParsedManifest {
  const value = parseJson(text)
  const version = isRecord(value) ? formatVersions.get(value.version) : undefined
  if (!isRecord(value) || version === undefined) throw new DamagedBytesError('Not a segment manifest of version 1 or 2')
  const { keyId, nonceHex, tagHex = '' } = value
  if (typeof keyId !== 'string' || typeof nonceHex !== 'string' || typeof tagHex !== 'string')
    throw new DamagedBytesError('The segment manifest lacks its key id')
  // A manifest of format 2 must not pass for one of format 1, whose bytes have no tags.
  if ((tagHex !== '') !== (version === 2)) throw new DamagedBytesError('The segment manifest has a wrong version')
  const known = { version, keyId, nonceHex }
  return { manifest: value.seal === undefined ? known : { ...known, seal: parseSeal(version, value.seal) }, tagHex }
}

function computeTagHex(cipher: SegmentCipher, { version, keyId, nonceHex, seal }: SegmentManifest): string {
  const sealed = seal ? [seal.sizeBytes, seal.sha256, seal.indexTagHex] : null
  const text = JSON.stringify([version, keyId, nonceHex, sealed])
  return Buffer.from(cipher.tagText('manifest', new TextEncoder().encode(text))).toString('hex')
}

/** Throws DamagedBytesError if a manifest of format 2 differs from its tag. One of format 1 has none. */
export function verifyManifest(cipher: SegmentCipher, { manifest, tagHex }: ParsedManifest): void {
  assertSameTag(Buffer.from(tagHex), Buffer.from(computeTagHex(cipher, manifest)), 'The segment manifest')
}

async function readText(files: StoreFiles, path: string): Promise<string | null> {
  let file: Awaited<ReturnType<StoreFiles['open']>>
  try {
    file = await files.open(path, 'read')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
  try {
    return new TextDecoder().decode(await readFully(file, 0, await file.size()))
  } finally {
    await file.close()
  }
}

/** Null when there is none. Throws DamagedBytesError when it can't be read. Its tag is not verified. */
export async function readUnverifiedManifest(
  { files, directory }: Pick<SegmentContext, 'files' | 'directory'>,
  key: string,
): Promise<ParsedManifest | null> {
  const text = await readText(files, segmentPaths(directory, key).manifest)
  return text === null ? null : parseManifest(text)
}

/** Null when there is none. Throws DamagedBytesError when it can't be read or differs from its tag. */
export async function readManifest(context: SegmentContext, key: string): Promise<OpenedManifest | null> {
  const parsed = await readUnverifiedManifest(context, key)
  if (parsed === null) return null
  const cipher = openSegmentCipher(context.transform, key, parsed.manifest)
  verifyManifest(cipher, parsed)
  return { manifest: parsed.manifest, cipher }
}

function formatManifest(manifest: SegmentManifest, cipher: SegmentCipher): string {
  if (manifest.version === 2) return JSON.stringify({ ...manifest, tagHex: computeTagHex(cipher, manifest) })
  const { seal, ...known } = manifest
  return JSON.stringify(seal ? { ...known, seal: { sizeBytes: seal.sizeBytes, sha256: seal.sha256 } } : known)
}

/** Draft, fdatasync, rename, directory fsync: after a power cut the old manifest or the new one exists, never a torn one. */
export async function publishManifest(context: SegmentContext, key: string, manifest: SegmentManifest): Promise<void> {
  const { directory, files, transform } = context
  const paths = segmentPaths(directory, key)
  const text = formatManifest(manifest, openSegmentCipher(transform, key, manifest))
  const draft = await files.open(paths.draft, 'create')
  try {
    await writeFully(draft, new TextEncoder().encode(text), 0)
    await draft.datasync()
  } finally {
    await draft.close()
  }
  await files.rename(paths.draft, paths.manifest)
  await files.syncDirectory(directory)
}
