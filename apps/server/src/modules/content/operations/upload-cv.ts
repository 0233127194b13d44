import { createHash } from 'node:crypto'
import { maxAppendBytes } from '@candor/contract'
import { getFilePurpose, isCvSizeAllowed, uploadLimits } from '@candor/domain'
import { type AppendStore, crc32 } from '@candor/media'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { readOrRefuse } from '../../../platform/documents'
import { AppError } from '../../../platform/errors'
import type { TaskKeys } from '../../../platform/workers/fair-queue'
import type { CandidateActor } from '../own-upload'
import type { ContentPorts } from '../ports'
import { countFiles, insertFile } from '../repo/files'

export interface CvFile {
  readonly sessionId: string
  readonly questionId?: string | undefined
  readonly name: string
  readonly sizeBytes: number
  /** Files of one network take turns, however many sessions it has. Null: unknown. */
  readonly clientNetwork: string | null
  readonly read: () => Promise<Uint8Array>
}

export interface StoredCv {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
  readonly isReadable: boolean
}

const maxNameLength = 200

/** The name as the person gave it, without what could be taken for a path or for markup of text direction. */
const safeName = (name: string): string => {
  const visible = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu, ' ')
    .trim()
  return visible === '' ? 'CV' : visible.slice(-maxNameLength)
}

/** Stores a whole file and seals it; nothing is left of one that could not be stored. */
const storeFile = async (
  store: AppendStore,
  key: string,
  bytes: Uint8Array,
): Promise<{ sha256: string; keyId: string }> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  try {
    if ((await store.create(key)).outcome === 'no_space') throw new AppError('SERVER_DISK_FULL')
    for (let offset = 0; offset < bytes.byteLength; offset += maxAppendBytes) {
      const part = bytes.subarray(offset, offset + maxAppendBytes)
      const { outcome } = await store.append({ key, offset, bytes: part, crc32: crc32(part) })
      if (outcome !== 'appended') throw new AppError('SERVER_DISK_FULL')
    }
    const { outcome } = await store.seal({ key, sizeBytes: bytes.byteLength, sha256 })
    if (outcome !== 'sealed') throw new AppError('SERVER_DISK_FULL')
    return { sha256, keyId: (await store.stat(key))?.keyId ?? '' }
  } catch (error) {
    await store.delete(key)
    throw error
  }
}

interface CvContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'storeId'>
  readonly ports: ContentPorts
}

/** Files are refused before recordings, and each session may send a few: replaced ones stay on the disk. */
const requireSpace = async ({ deps, ports }: CvContext, actor: CandidateActor, sessionId: string): Promise<void> => {
  if ((await ports.readDiskSpace()) !== 'enough') throw new AppError('SERVER_DISK_FULL')
  const count = await deps.withActor(actor, (tx) => countFiles(tx, sessionId))
  if (count >= uploadLimits.maxFilesPerSession) throw new AppError('TOO_MANY_FILES')
}

const createKeys = ({ organizationId }: CandidateActor, { sessionId, clientNetwork }: CvFile): TaskKeys => ({
  fairKey: organizationId,
  ownerKey: sessionId,
  ...(clientNetwork === null ? {} : { clientKey: clientNetwork }),
})

/** Reads and stores a CV, or a document a screening question asks for, under 10 MB. What can't be read is refused, and nothing of it is stored. */
export const uploadCv = async (context: CvContext, caller: Caller, cv: CvFile): Promise<StoredCv> => {
  const { deps, ports } = context
  const actor = await ports.sessions.findActor(caller, cv.sessionId)
  await ports.sessions.admitFile(actor, cv.sessionId)
  await requireSpace(context, actor, cv.sessionId)
  if (cv.sizeBytes === 0) throw new AppError('FILE_EMPTY')
  if (!isCvSizeAllowed(cv.sizeBytes)) throw new AppError('FILE_TOO_LARGE', { params: { limitMb: 10 } })
  const bytes = await cv.read()
  const name = safeName(cv.name)
  const reading = await readOrRefuse(ports.readDocument, { bytes, fileName: name }, createKeys(actor, cv))
  const id = deps.newId()
  const storageKey = deps.newId()
  const stored = await storeFile(ports.store, storageKey, bytes)
  const added = { id, sessionId: cv.sessionId, name, kind: reading.kind, sizeBytes: bytes.byteLength, storageKey }
  const { organizationId, dataSubjectId } = actor
  try {
    await deps.withActor(actor, (tx) =>
      insertFile(tx, {
        purpose: getFilePurpose(cv.questionId ?? null),
        ...added,
        ...stored,
        organizationId,
        dataSubjectId,
        text: reading.text,
        hidden: reading.hidden.length === 0 ? null : reading.hidden,
        ownerNode: deps.storeId,
        nowMs: deps.clock.nowMs(),
      }),
    )
  } catch (error) {
    await ports.store.delete(storageKey)
    throw error
  }
  return { id, name, sizeBytes: added.sizeBytes, isReadable: true }
}
