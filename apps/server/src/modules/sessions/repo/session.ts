import type { SessionEventType } from '@candor/contract'
import { candidateAccess, interviewSession, sessionContact, sessionEvent } from '@candor/db'
import {
  accessLimits,
  dueAtMs,
  hasBegun,
  hasUsedOwnPace,
  isOver,
  type SessionMachineState,
  withContact,
} from '@candor/domain'
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readStoredState } from '../stored-state'
import { isToSubmit } from './candidate-return'
import { saveContact } from './contacts'
import type { MessageRow, SessionRow, Transaction } from './rows'

/** Largest number an integer column can be compared with. */
const maxInteger = 2_147_483_647

const toDate = (atMs: number | null): Date | null => (atMs === null ? null : new Date(atMs))

type Stored = typeof interviewSession.$inferSelect
const toRow = (stored: Stored, contactAt: Date | null): SessionRow => ({
  id: stored.id,
  organizationId: stored.organizationId,
  dataSubjectId: stored.dataSubjectId,
  setId: stored.setId,
  setVersionId: stored.setVersionId,
  isPractice: stored.isPractice,
  ownerNode: stored.ownerNode,
  epoch: stored.epoch,
  createdAtMs: stored.createdAt.getTime(),
  contactAtMs: contactAt?.getTime() ?? null,
  state: withContact(readStoredState(stored.state), contactAt?.getTime() ?? null),
})

const selectSessions = (tx: Transaction) =>
  tx
    .select({ stored: interviewSession, contactAt: sessionContact.lastContactAt })
    .from(interviewSession)
    .leftJoin(sessionContact, eq(sessionContact.sessionId, interviewSession.id))

/** What queries and sweeps need of the state, in columns. */
const buildColumns = (state: SessionMachineState) => ({
  phase: state.state,
  mode: state.mode,
  language: state.language,
  state,
  lastSeq: state.lastSeq,
  wakeAt: toDate(dueAtMs(state)),
  startedAt: toDate(state.begunAtMs),
  endedAt: toDate(state.endedAtMs),
})

export interface NewSession extends Omit<SessionRow, 'ownerNode' | 'epoch' | 'createdAtMs' | 'contactAtMs'> {
  readonly nowMs: number
}

export const insertSession = async (tx: Transaction, session: NewSession): Promise<void> => {
  const { id, organizationId, dataSubjectId, setId, setVersionId, isPractice, nowMs } = session
  const now = new Date(nowMs)
  const ids = { id, organizationId, dataSubjectId, setId, setVersionId, isPractice }
  await tx.insert(interviewSession).values({ ...ids, ...buildColumns(session.state), createdAt: now, updatedAt: now })
}

/**
 * The session as it stands, held until the end of the transaction: commands to one session run one after the other. Its contact is
 * held too, so that no ping is stored while a command decides whether the candidate is lost.
 */
export const lockSession = async (tx: Transaction, id: string): Promise<SessionRow | null> => {
  const session = tx
    .$with('session')
    .as(tx.select().from(interviewSession).where(eq(interviewSession.id, id)).for('update'))
  const contact = tx
    .$with('contact')
    .as(
      tx
        .select({ contactAt: sessionContact.lastContactAt })
        .from(sessionContact)
        .where(eq(sessionContact.sessionId, id))
        .for('update'),
    )
  const [locked] = await tx.with(session, contact).select().from(session).leftJoin(contact, sql`true`)
  return locked === undefined ? null : toRow(locked.session, locked.contact?.contactAt ?? null)
}

export const readSession = async (tx: Transaction, id: string): Promise<SessionRow | null> => {
  const [read] = await selectSessions(tx).where(eq(interviewSession.id, id))
  return read === undefined ? null : toRow(read.stored, read.contactAt)
}

const zPace = z.object({ isUntimed: z.boolean().default(false), untimedMs: z.number().default(0) })

/** Whether a part of the interview was taken at the candidate's own pace: for the assessment alone. */
export const readOwnPace = async (tx: Transaction, id: string): Promise<boolean> => {
  const [read] = await tx
    .select({ clock: sql<unknown>`${interviewSession.state}->'clock'` })
    .from(interviewSession)
    .where(eq(interviewSession.id, id))
  return hasUsedOwnPace({ clock: zPace.parse(read?.clock ?? {}) })
}

export const hasSession = async (tx: Transaction, id: string): Promise<boolean> => {
  const rows = await tx.select({ id: interviewSession.id }).from(interviewSession).where(eq(interviewSession.id, id))
  return rows.length > 0
}

/** This person's sessions of a set, newest first. */
export const listSessionsOfSet = async (
  tx: Transaction,
  filter: { readonly setId: string; readonly dataSubjectId: string },
): Promise<readonly SessionRow[]> => {
  const read = await selectSessions(tx)
    .where(and(eq(interviewSession.setId, filter.setId), eq(interviewSession.dataSubjectId, filter.dataSubjectId)))
    .orderBy(desc(interviewSession.createdAt), desc(interviewSession.id))
    .limit(20)
  return read.map(({ stored, contactAt }) => toRow(stored, contactAt))
}

/** A write by someone whose view of the session is out of date: never applied, the transaction is given up. */
export class StaleSessionError extends Error {
  override readonly name = 'StaleSessionError'
}

/**
 * Writes the reducer's value and returns the row with it. The guard in the `where` rejects a conversation that lost the session to a later epoch.
 * Commands and sweeps of any process leave the conversation's lease unchanged: the row's lock orders them.
 */
export const saveSession = async (
  tx: Transaction,
  row: SessionRow,
  change: { readonly state: SessionMachineState; readonly nowMs: number },
): Promise<SessionRow> => {
  const submittedAt = change.state.isSubmitted && !row.state.isSubmitted ? new Date(change.nowMs) : undefined
  const written = await tx
    .update(interviewSession)
    .set({
      ...buildColumns(change.state),
      ...(submittedAt === undefined ? {} : { submittedAt }),
      updatedAt: new Date(change.nowMs),
    })
    .where(
      and(
        eq(interviewSession.id, row.id),
        eq(interviewSession.epoch, row.epoch),
        eq(interviewSession.lastSeq, row.state.lastSeq),
      ),
    )
    .returning({ id: interviewSession.id })
  if (written.length !== 1) throw new StaleSessionError('The session was taken over')
  if (submittedAt !== undefined) await shortenAccesses(tx, row, submittedAt)
  return { ...row, state: change.state, contactAtMs: await saveContact(tx, row, change.state) }
}

/** Without another interview to finish, a browser has no reason to open this person's interviews for weeks. */
const shortenAccesses = async (tx: Transaction, row: SessionRow, submittedAt: Date): Promise<void> => {
  const isOfPerson = eq(interviewSession.dataSubjectId, row.dataSubjectId)
  const [other] = await tx
    .select({ id: interviewSession.id })
    .from(interviewSession)
    .where(and(isOfPerson, isToSubmit))
    .limit(1)
  if (other !== undefined) return
  const expiresAt = new Date(submittedAt.getTime() + accessLimits.afterSubmissionMs)
  await tx
    .update(candidateAccess)
    .set({ expiresAt })
    .where(and(eq(candidateAccess.dataSubjectId, row.dataSubjectId), gt(candidateAccess.expiresAt, expiresAt)))
}

/** A conversation takes over the session, whose lock the caller has; the previous owner can write nothing more. */
export const claimSession = async (tx: Transaction, row: SessionRow, ownerNode: string): Promise<SessionRow> => {
  const epoch = row.epoch + 1
  await tx.update(interviewSession).set({ ownerNode, epoch }).where(eq(interviewSession.id, row.id))
  return { ...row, ownerNode, epoch }
}

/** A conversation lets go, unless another one has taken the session since. */
export const releaseSession = async (
  tx: Transaction,
  held: { readonly id: string; readonly epoch: number },
): Promise<void> => {
  await tx
    .update(interviewSession)
    .set({ ownerNode: null })
    .where(and(eq(interviewSession.id, held.id), eq(interviewSession.epoch, held.epoch)))
}

export interface JournalEntry {
  readonly seq: number
  readonly type: SessionEventType
  readonly payload: object
  readonly atMs: number
}

export const appendJournal = async (
  tx: Transaction,
  row: SessionRow,
  entries: readonly JournalEntry[],
): Promise<void> => {
  if (entries.length === 0) return
  const { id: sessionId, organizationId, dataSubjectId } = row
  await tx.insert(sessionEvent).values(
    entries.map(({ seq, type, payload, atMs }) => ({
      sessionId,
      organizationId,
      dataSubjectId,
      seq,
      type,
      payload,
      at: new Date(atMs),
    })),
  )
}

/** Entries of the journal after a number, in order. */
export const readJournal = async (
  tx: Transaction,
  sessionId: string,
  range: { readonly afterSeq: number; readonly upToSeq: number },
): Promise<readonly MessageRow[]> => {
  const { afterSeq, upToSeq } = range
  const rows = await tx
    .select()
    .from(sessionEvent)
    .where(
      and(
        eq(sessionEvent.sessionId, sessionId),
        gt(sessionEvent.seq, Math.min(afterSeq, maxInteger)),
        lte(sessionEvent.seq, upToSeq),
      ),
    )
    .orderBy(asc(sessionEvent.seq))
  return rows.map((row) => ({ seq: row.seq, type: row.type, payload: row.payload, atMs: row.at.getTime() }))
}

export const readJournalEntry = async (tx: Transaction, sessionId: string, seq: number): Promise<MessageRow | null> => {
  if (seq > maxInteger) return null
  const [row] = await tx
    .select()
    .from(sessionEvent)
    .where(and(eq(sessionEvent.sessionId, sessionId), eq(sessionEvent.seq, seq)))
  return row === undefined ? null : { seq: row.seq, type: row.type, payload: row.payload, atMs: row.at.getTime() }
}

/** The last journal number of each of these sessions that still exists, and who holds it. */
export const readLastSeqs = async (
  tx: Transaction,
  ids: readonly string[],
): Promise<readonly { id: string; lastSeq: number; epoch: number }[]> =>
  tx
    .select({ id: interviewSession.id, lastSeq: interviewSession.lastSeq, epoch: interviewSession.epoch })
    .from(interviewSession)
    .where(inArray(interviewSession.id, [...ids]))

/** One session whose wake-up is due and which no other process is at; held until the end of the transaction. */
export const lockDueSessionId = async (tx: Transaction, nowMs: number): Promise<string | null> => {
  const [due] = await tx
    .select({ id: interviewSession.id })
    .from(interviewSession)
    .where(lte(interviewSession.wakeAt, new Date(nowMs)))
    .orderBy(asc(interviewSession.wakeAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return due?.id ?? null
}

/** Moves a wake-up: of a session whose candidate was in contact since, or of one that could not be woken. */
export const postponeWake = async (tx: Transaction, id: string, untilMs: number | null): Promise<void> => {
  await tx
    .update(interviewSession)
    .set({ wakeAt: toDate(untilMs) })
    .where(eq(interviewSession.id, id))
}

export const deleteSession = async (tx: Transaction, id: string): Promise<void> => {
  await tx.delete(interviewSession).where(eq(interviewSession.id, id))
}

/** The same session with a plan of its own making, while it has not begun. */
export const isReplaceable = (row: SessionRow): boolean => !hasBegun(row.state)
export const isUnfinished = (row: SessionRow): boolean => !isOver(row.state)

/** Serialises two starts of one browser: the second sees what the first made. */
export const lockStart = async (tx: Transaction, key: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
