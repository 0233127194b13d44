import { candidateAccess, type Database, upload } from '@candor/db'
import { sql } from 'drizzle-orm'
import type { AppendRow } from './uploads'

/** A right that one of the browser's tokens gives, with the upload of an append if that is among what it opens. */
export interface AppendAccess {
  readonly accessId: string
  readonly tokenHash: string
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly expiresAt: Date
  readonly upload: OpenRow | null
}

/** Of an upload whose bytes still grow. */
export type OpenRow = Pick<
  AppendRow,
  'id' | 'sessionId' | 'answerId' | 'take' | 'storageKey' | 'state' | 'ownerNode' | 'epoch'
>

export interface AppendQuestion {
  readonly tokenHashes: readonly string[]
  readonly uploadId: string
  readonly nowMs: number
}

const toTimestamp = (epochMs: number): string => new Date(epochMs).toISOString()

const selectAccess = (database: Database) =>
  database
    .select({
      accessId: sql<string>`access_id`,
      tokenHash: sql<string>`token_hash`,
      organizationId: sql<string>`organization_id`,
      dataSubjectId: sql<string>`data_subject_id`,
      expiresAt: sql`expires_at`.mapWith(candidateAccess.expiresAt),
      id: sql<string | null>`(upload).id`,
      sessionId: sql<string>`(upload).session_id`,
      answerId: sql<string>`(upload).answer_id`,
      take: sql<number>`(upload).take`,
      storageKey: sql<string>`(upload).storage_key`,
      state: sql<AppendRow['state']>`(upload).state`,
      ownerNode: sql<string | null>`(upload).owner_node`,
      epoch: sql`(upload).epoch`.mapWith(upload.epoch),
    })
    .from(
      sql`candor_find_append_access(${sql.placeholder('tokenHashes')}, ${sql.placeholder('uploadId')}, ${sql.placeholder('askedAt')})`,
    )
    // A named statement is parsed once for each connection.
    .prepare('candor_find_append_access')

/** Prepares the one statement that an append needs: what the tokens open, and the upload among it. */
export const createAppendAccessReader = (database: Database) => {
  const statement = selectAccess(database)
  return async ({ tokenHashes, uploadId, nowMs }: AppendQuestion): Promise<readonly AppendAccess[]> => {
    const rows = await statement.execute({ tokenHashes: [...tokenHashes], uploadId, askedAt: toTimestamp(nowMs) })
    return rows.map(({ accessId, tokenHash, organizationId, dataSubjectId, expiresAt, id, ...row }) => ({
      accessId,
      tokenHash,
      organizationId,
      dataSubjectId,
      expiresAt,
      upload: id === null ? null : { ...row, id },
    }))
  }
}

/** What is remembered of an upload while it is appended to. */
export interface RememberedUpload {
  readonly uploadId: string
  readonly epoch: number
  readonly tokenHash: string
}

/** The ids of those uploads that are still open in this store under the same epoch, and whose token still opens them. */
export const listCurrentUploads = async (
  database: Database,
  remembered: readonly RememberedUpload[],
  { storeId, nowMs }: { readonly storeId: string; readonly nowMs: number },
): Promise<ReadonlySet<string>> => {
  const ids = remembered.map(({ uploadId }) => uploadId)
  const epochs = remembered.map(({ epoch }) => epoch)
  const hashes = remembered.map(({ tokenHash }) => tokenHash)
  const rows = await database
    .select({ id: sql<string>`id` })
    .from(
      sql`candor_list_current_uploads(${sql.param(ids)}, ${sql.param(epochs)}, ${sql.param(hashes)}, ${storeId}, ${toTimestamp(nowMs)})`,
    )
  return new Set(rows.map(({ id }) => id))
}
