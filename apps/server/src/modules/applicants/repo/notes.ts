import { applicant, applicantNote, authUser, member, type Transaction } from '@candor/db'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { type ApplicantScope, isVisibleApplicant } from './applicant-scope'

export interface NoteRow {
  readonly id: string
  readonly applicantId: string
  readonly authorId: string
  /** Null: they have left the organization. */
  readonly authorName: string | null
  readonly text: string
  readonly version: number
  readonly createdAt: Date
  readonly editedAt: Date | null
}

const columns = {
  id: applicantNote.id,
  applicantId: applicantNote.applicantId,
  authorId: applicantNote.authorId,
  authorName: authUser.name,
  text: applicantNote.text,
  version: applicantNote.version,
  createdAt: applicantNote.createdAt,
  editedAt: applicantNote.editedAt,
}

const selectNotes = (tx: Transaction) =>
  tx.select(columns).from(applicantNote).leftJoin(authUser, eq(authUser.id, applicantNote.authorId))

/** Newest first. */
export const listNoteRows = (tx: Transaction, applicantId: string): Promise<NoteRow[]> =>
  selectNotes(tx)
    .where(eq(applicantNote.applicantId, applicantId))
    .orderBy(desc(applicantNote.createdAt), desc(applicantNote.id))

/** A note about an applicant whom the caller may see. */
export const findNote = async (tx: Transaction, scope: ApplicantScope, id: string): Promise<NoteRow | undefined> => {
  const [found] = await selectNotes(tx)
    .innerJoin(applicant, eq(applicant.id, applicantNote.applicantId))
    .where(and(eq(applicantNote.id, id), eq(applicant.organizationId, scope.organizationId), isVisibleApplicant(scope)))
  return found
}

export const countNotes = async (tx: Transaction, applicantId: string): Promise<number> => {
  const [found] = await tx
    .select({ notes: count() })
    .from(applicantNote)
    .where(eq(applicantNote.applicantId, applicantId))
  return found?.notes ?? 0
}

export const insertNote = async (
  tx: Transaction,
  note: Pick<NoteRow, 'id' | 'applicantId' | 'authorId' | 'text' | 'createdAt'> & { readonly organizationId: string },
): Promise<void> => {
  await tx.insert(applicantNote).values(note)
}

/** Changes a note that still has this version. False: it has another one, or is gone. */
export const updateNote = async (
  tx: Transaction,
  change: { readonly id: string; readonly version: number; readonly text: string; readonly at: Date },
): Promise<boolean> => {
  const { id, version, text, at } = change
  const changed = await tx
    .update(applicantNote)
    .set({ text, version: version + 1, editedAt: at })
    .where(and(eq(applicantNote.id, id), eq(applicantNote.version, version)))
    .returning({ id: applicantNote.id })
  return changed.length > 0
}

export const deleteNote = async (tx: Transaction, id: string): Promise<void> => {
  await tx.delete(applicantNote).where(eq(applicantNote.id, id))
}

/** Members of the organization among these ids, with their roles. */
export const listMembers = async (tx: Transaction, organizationId: string, userIds: readonly string[]) => {
  if (userIds.length === 0) return []
  return tx
    .select({ userId: member.userId, name: authUser.name, role: member.role })
    .from(member)
    .innerJoin(authUser, eq(authUser.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), inArray(member.userId, [...userIds])))
}
