import { file, type Transaction, upload } from '@candor/db'
import { and, eq, sql } from 'drizzle-orm'

export interface OrganizationBytes {
  /** Of sealed recordings and of files. */
  readonly storedBytes: number
  /** Storage keys of recordings that still grow. */
  readonly openKeys: readonly string[]
}

/** What an organization uses of the storage. */
export const sumOrganization = async (tx: Transaction, organizationId: string): Promise<OrganizationBytes> => {
  const ofUploads = eq(upload.organizationId, organizationId)
  const [sealed] = await tx
    .select({ sizeBytes: sql<string>`coalesce(sum(${upload.sizeBytes}), 0)` })
    .from(upload)
    .where(and(ofUploads, eq(upload.state, 'sealed')))
  const [files] = await tx
    .select({ sizeBytes: sql<string>`coalesce(sum(${file.sizeBytes}), 0)` })
    .from(file)
    .where(eq(file.organizationId, organizationId))
  const open = await tx
    .select({ key: upload.storageKey })
    .from(upload)
    .where(and(ofUploads, eq(upload.state, 'open')))
  const storedBytes = Number(sealed?.sizeBytes ?? 0) + Number(files?.sizeBytes ?? 0)
  return { storedBytes, openKeys: open.map(({ key }) => key) }
}
