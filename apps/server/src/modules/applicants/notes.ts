import { type AuditEventType, type Note, noteLimits } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { can, listMentionedIds, type MentionedPerson } from '@candor/domain'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { toInstant, toInstantOrNull } from '../../platform/clock'
import { AppError, notFound } from '../../platform/errors'
import { requireApplicant } from './read-applicant'
import { getApplicantScope } from './repo/applicant-scope'
import { countNotes, findNote, insertNote, listMembers, listNoteRows, type NoteRow } from './repo/notes'

type NoteEvent = Extract<AuditEventType, `note.${string}`>

const presentNote = (row: NoteRow, people: readonly MentionedPerson[], userId: string): Note => {
  const mentioned = listMentionedIds(row.text)
  return {
    id: row.id,
    applicantId: row.applicantId,
    authorId: row.authorId,
    authorName: row.authorName ?? '',
    text: row.text,
    mentions: people.filter((person) => mentioned.includes(person.userId)),
    createdAt: toInstant(row.createdAt.getTime()),
    editedAt: toInstantOrNull(row.editedAt),
    version: row.version,
    isOwn: row.authorId === userId,
  }
}

/** Notes with the names of the people whom they mention. */
const presentNotes = async (tx: Transaction, actor: MemberCaller, rows: readonly NoteRow[]): Promise<Note[]> => {
  const ids = [...new Set(rows.flatMap(({ text }) => listMentionedIds(text)))]
  const members = await listMembers(tx, actor.organizationId, ids)
  const people = members.map(({ userId, name }) => ({ userId, name }))
  return rows.map((row) => presentNote(row, people, actor.userId))
}

/** A note that the caller wrote. One about an unseen applicant is not found; another member's is refused. */
export const requireOwnNote = async (tx: Transaction, actor: MemberCaller, id: string): Promise<NoteRow> => {
  const row = await findNote(tx, getApplicantScope(actor), id)
  if (row === undefined) throw notFound()
  if (row.authorId !== actor.userId) throw new AppError('NOT_NOTE_AUTHOR')
  return row
}

/** One note as it is stored now. */
export const readNote = async (tx: Transaction, actor: MemberCaller, id: string): Promise<Note> => {
  const row = await findNote(tx, getApplicantScope(actor), id)
  const [note] = row === undefined ? [] : await presentNotes(tx, actor, [row])
  if (note === undefined) throw notFound()
  return note
}

/** Records whom a text newly mentions: members who may read the note, and never its author. */
export const recordMentions = async (
  deps: Pick<Deps, 'recordEvent'>,
  tx: Transaction,
  change: {
    readonly actor: MemberCaller
    readonly note: Pick<NoteRow, 'id' | 'applicantId'>
    readonly before: string
    readonly text: string
  },
): Promise<void> => {
  const { actor, note, before, text } = change
  const { organizationId, userId: authorId } = actor
  const known = new Set([authorId, ...listMentionedIds(before)])
  const added = listMentionedIds(text).filter((id) => !known.has(id))
  const readers = (await listMembers(tx, organizationId, added)).filter(({ role }) => can(role, 'submission.review'))
  if (readers.length === 0) return
  const userIds = readers.map(({ userId }) => userId)
  await deps.recordEvent(tx, {
    type: 'note.mentioned',
    organizationId,
    dataSubjectId: null,
    subjectId: note.id,
    payload: { noteId: note.id, applicantId: note.applicantId, authorId, userIds },
  })
}

/** Records in the audit log that a note was written, changed or deleted: whose it is and about whom, without its words. */
export const auditNote = (
  deps: Pick<Deps, 'audit'>,
  tx: Transaction,
  {
    type,
    actor,
    applicantId,
  }: { readonly type: NoteEvent; readonly actor: MemberCaller; readonly applicantId: string },
): Promise<void> => deps.audit.record(tx, { type, actor, subject: { type: 'applicant', id: applicantId } })

/** All notes about an applicant, newest first. */
export const readNotes = async (
  tx: Transaction,
  actor: MemberCaller,
  applicantId: string,
): Promise<{ items: Note[] }> => {
  await requireApplicant(tx, actor, applicantId)
  return { items: await presentNotes(tx, actor, await listNoteRows(tx, applicantId)) }
}

/** Writes a note about an applicant. The event `note.mentioned` says whom it mentions. */
export const writeNote = async (
  deps: Pick<Deps, 'clock' | 'newId' | 'recordEvent' | 'audit'>,
  tx: Transaction,
  written: { readonly actor: MemberCaller; readonly applicantId: string; readonly text: string },
): Promise<Note> => {
  const { actor, applicantId, text } = written
  await requireApplicant(tx, actor, applicantId)
  if ((await countNotes(tx, applicantId)) >= noteLimits.perApplicant) throw new AppError('NOTE_LIMIT_REACHED')
  const { organizationId, userId: authorId } = actor
  const note = { id: deps.newId(), applicantId }
  await insertNote(tx, { ...note, organizationId, authorId, text, createdAt: new Date(deps.clock.nowMs()) })
  await recordMentions(deps, tx, { actor, note, before: '', text })
  await auditNote(deps, tx, { type: 'note.created', actor, applicantId })
  return readNote(tx, actor, note.id)
}
