import type { DocumentKind, FilePurpose, HiddenText } from '@candor/contract'
import { file, type Transaction } from '@candor/db'
import { and, count, eq, isNull } from 'drizzle-orm'

export interface NewFile {
  readonly purpose: FilePurpose
  readonly id: string
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly sessionId: string
  readonly name: string
  readonly kind: DocumentKind
  readonly sizeBytes: number
  readonly sha256: string
  readonly storageKey: string
  readonly keyId: string
  readonly text: string
  /** Hidden words of the document; null if there are none. */
  readonly hidden: readonly HiddenText[] | null
  /** The store that holds the bytes. */
  readonly ownerNode: string
  readonly nowMs: number
}

/** Files of a session, replaced ones included. */
export const countFiles = async (tx: Transaction, sessionId: string): Promise<number> => {
  const [found] = await tx.select({ files: count() }).from(file).where(eq(file.sessionId, sessionId))
  return found?.files ?? 0
}

/** Adds the current file for its purpose and marks the earlier one as replaced. */
export const insertFile = async (tx: Transaction, added: NewFile): Promise<void> => {
  const { nowMs, ...columns } = added
  const now = new Date(nowMs)
  await tx
    .update(file)
    .set({ replacedAt: now })
    .where(and(eq(file.sessionId, added.sessionId), eq(file.purpose, added.purpose), isNull(file.replacedAt)))
  await tx.insert(file).values({ ...columns, createdAt: now })
}
