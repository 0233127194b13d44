import type { IntervieweeRow, InviteOutcome, Status } from '@candor/contract'
import { checkIntervieweeRows, getInvitationEnd, intervieweeRules, isOpenSet } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { mailIntervieweesQueue } from '../queues'
import { insertInterviewees } from '../repo/interviewees'
import { findSet } from '../repo/sets'

type AddDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs' | 'audit'>

export interface NewIntervieweesInput {
  readonly setId: string
  readonly rows: readonly IntervieweeRow[]
  /** False: the company passes the personal links on by itself. */
  readonly isMailed: boolean
}

const getExpiry = async (deps: AddDeps, actor: MemberCaller, input: NewIntervieweesInput): Promise<Date> => {
  const set = await deps.withActor(actor, (tx) => findSet(tx, input.setId))
  if (set === undefined) throw notFound()
  requireOpen(set.status, input.isMailed)
  const expiresAtMs = getInvitationEnd(set.deadline?.getTime() ?? null, deps.clock.nowMs())
  if (expiresAtMs === null) throw new AppError('DEADLINE_PASSED')
  return new Date(expiresAtMs)
}

/** A mailed link must open the interview at once. */
const requireOpen = (status: Status, isMailed: boolean): void => {
  if (isMailed && !isOpenSet(status)) throw new AppError('SET_NOT_ACTIVE')
}

const splitIntoChunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/**
 * Adds people to a set, in short transactions: a long list blocks no one, and one that is sent again after a failure adds no one
 * twice. Each transaction orders the mails of its people.
 */
export const addInterviewees = async (
  deps: AddDeps,
  actor: MemberCaller,
  input: NewIntervieweesInput,
): Promise<InviteOutcome> => {
  const { organizationId, userId } = actor
  const { setId, isMailed } = input
  const expiresAt = await getExpiry(deps, actor, input)
  const { people, repeated, problems } = checkIntervieweeRows(input.rows)
  const at = new Date(deps.clock.nowMs())
  let added = 0
  let renewed = 0
  for (const chunk of splitIntoChunks(people, intervieweeRules.rowsPerTransaction)) {
    const written = await deps.withActor(actor, async (tx) => {
      const base = { organizationId, setId, invitedBy: userId, at, expiresAt, isMailed, newId: deps.newId }
      const result = await insertInterviewees(tx, { ...base, people: chunk })
      if (isMailed) await deps.jobs.send(tx, { queue: mailIntervieweesQueue, organizationId, data: { setId } })
      const count = result.added + result.renewed
      const subject = { type: 'set', id: setId } as const
      if (count > 0) await deps.audit.record(tx, { type: 'candidates.invited', actor, subject, count })
      return result
    })
    added += written.added
    renewed += written.renewed
  }
  return { added, renewed, known: people.length - added - renewed, repeated, problems: [...problems] }
}
