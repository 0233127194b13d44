import type { Interviewee } from '@candor/contract'
import { isPersonalLinkValid, mayRemind, mayWithdraw } from '@candor/domain'
import type { Deps } from '../../deps'
import { toInstant, toInstantOrNull } from '../../platform/clock'
import { createPersonalCode } from '../../platform/personal-code'
import { readHistory, readMailHistory, readState } from './interviewee-state'
import type { IntervieweeRecord } from './repo/interviewees'

export const presentInterviewee = (
  deps: Pick<Deps, 'keyedHash' | 'publicUrl'>,
  row: IntervieweeRecord,
  {
    linkId,
    nowMs,
    unfinished,
  }: {
    readonly linkId: string
    readonly nowMs: number
    /** Ids of people whose interview is over without a submission. */
    readonly unfinished: ReadonlySet<string>
  },
): Interviewee => {
  const { state, atMs } = readState(row, nowMs)
  const url = deps.publicUrl(`/interview/${linkId}?code=${createPersonalCode(deps, row.id)}`)
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    state,
    stateAt: toInstant(atMs),
    isUnfinished: row.submittedAt === null && row.dataSubjectId !== null && unfinished.has(row.dataSubjectId),
    history: readHistory(row, nowMs).map((reached) => ({ state: reached.state, at: toInstant(reached.atMs) })),
    expiresAt: toInstant(row.expiresAt.getTime()),
    invitedAt: toInstant(row.createdAt.getTime()),
    mailedAt: toInstantOrNull(row.mailedAt),
    remindedAt: toInstantOrNull(row.remindedAt),
    isMailWaiting: row.mailDue !== null,
    url: isPersonalLinkValid(state) ? url : null,
    can: { remind: mayRemind(state, readMailHistory(row), nowMs), withdraw: mayWithdraw(state) },
  }
}
