import { type Lane, lanes, type MessageType, messageRoles, messageTypes, type SessionState } from '@candor/contract'
import { z } from 'zod'
import { toInstant } from '../../../../clock'
import type { Deps } from '../../../../deps'
import { notFound } from '../../../../errors'
import type { MemberCaller } from '../../../../http/caller'
import { scopeOf } from '../../repo-viewer-scope'
import { findVisibleSubmission, listMessages as read } from '../repo'

/** A message as the session's journal keeps it. */
const zStored = z.object({ content: z.string(), role: z.enum(messageRoles), messageType: z.enum(messageTypes) })

export interface HistoryEntry {
  readonly content: string
  readonly timestamp: string
  readonly role: 'interviewer' | 'candidate'
  readonly type: MessageType
}

/** Chat history of the session a submission came from. */
export const listMessages = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string; sessionId: string },
): Promise<{ items: HistoryEntry[] }> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSubmission(tx, input.id, scopeOf(deps, actor))
    if (row === undefined || row.sessionId !== input.sessionId) throw notFound()
    const rows = await read(tx, row.sessionId)
    return {
      items: rows.map(({ payload, at }) => {
        const { content, role, messageType } = zStored.parse(payload)
        return { content, role, type: messageType, timestamp: toInstant(at.getTime()) }
      }),
    }
  })

/** The sitting a submission came from. */
export const listSessions = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ items: { id: string; state: SessionState; startedAt: string; lane: Lane }[] }> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSubmission(tx, input.id, scopeOf(deps, actor))
    if (row === undefined) throw notFound()
    const startedAt = toInstant((row.startedAt ?? row.submittedAt).getTime())
    return {
      items: [
        { id: row.sessionId, state: 'ended', startedAt, lane: lanes.find((lane) => lane === row.lane) ?? 'text' },
      ],
    }
  })
