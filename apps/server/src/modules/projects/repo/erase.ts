import { project, projectApplicant, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'

/** Children before parents, because of the foreign keys. */
const tables = [projectApplicant, project] as const

/** Deletes this module's rows of an organization. */
export async function deleteOrganizationRows(tx: Transaction, organizationId: string): Promise<void> {
  for (const table of tables) await tx.delete(table).where(eq(table.organizationId, organizationId))
}
