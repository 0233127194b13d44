import { userStatus } from '@candor/contract'
import { candidateAccess, dataSubject, interviewSession, sessionEvent } from '@candor/db'
import { dayMs } from '@candor/domain'
import { and, eq, lt, sql } from 'drizzle-orm'
import { createRowRule, type RetentionRule } from '../../../platform/retention'

const actor = { kind: 'worker' } as const

/**
 * The journal's entries without content, which make the pages of a running interview read its state. Messages and notes about
 * retakes are part of the interview's record and stay with it.
 */
const markers = createRowRule({
  name: 'session_event',
  actor,
  keepMs: 30 * dayMs,
  table: sessionEvent,
  isPast: (before) =>
    and(
      sql`${sessionEvent.type} = 'session' and ${sessionEvent.payload} = '{}'::jsonb`,
      lt(sessionEvent.at, before),
      sql`exists (select from ${interviewSession} where ${interviewSession.id} = ${sessionEvent.sessionId} and ${lt(interviewSession.endedAt, before)})`,
    ),
})

/** A browser's access that has run out. A mailed link or code makes another one. */
const accesses = createRowRule({
  name: 'candidate_access',
  actor,
  keepMs: 30 * dayMs,
  table: candidateAccess,
  isPast: (before) => lt(candidateAccess.expiresAt, before),
})

/** A person whose interviews a company deleted: without a name and address, and kept while a browser may ask for them. */
const erasedPeople = createRowRule({
  name: 'data_subject',
  actor,
  keepMs: 30 * dayMs,
  table: dataSubject,
  isPast: (before) => and(eq(dataSubject.status, userStatus.DELETED), lt(dataSubject.updatedAt, before)),
})

export const sessionRetention: readonly RetentionRule[] = [markers, accesses, erasedPeople]
