import { deletionLimits, type OwnDeletion } from '@candor/contract'
import { toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import type { QueueMail } from '../../../notification'
import {
  findErasedOwnInterview,
  findPendingOwnDeletion,
  insertOwnDeletion,
  lockOwnSubmission,
  type OwnPlace,
} from '../../repo/own-deletions'
import { listHeld } from '../../repo/retention-policy'
import { findSubmission, type Transaction } from '../../repo/submissions'
import { planDates } from '../plan-dates'
import { presentErasedInterview, presentPendingDeletion } from '../present-own'
import { deleteSubmissionsQueue } from '../queues'

type DeleteDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs' | 'audit' | 'publicUrl'> & {
  readonly queueMail: QueueMail
}

const worker = { kind: 'worker' } as const

const findReceipt = async (
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  place: OwnPlace,
): Promise<OwnDeletion | null> => {
  const pending = await findPendingOwnDeletion(tx, place)
  if (pending !== undefined) return presentPendingDeletion(place, pending, deps.clock.nowMs())
  const erased = await findErasedOwnInterview(tx, place)
  return erased === undefined ? null : presentErasedInterview(place, erased)
}

interface MailedReceipt {
  readonly receipt: OwnDeletion
  readonly linkId: string
  /** Until when the company must keep it. Null: it need not. */
  readonly keptUntilMs: number | null
}

const mailReceipt = async (
  deps: DeleteDeps,
  tx: Transaction,
  { receipt, linkId, keptUntilMs }: MailedReceipt,
): Promise<void> => {
  const { submissionId, organizationName, positionName, undoMs } = receipt
  const row = await findSubmission(tx, submissionId)
  if (row === undefined) return
  await deps.queueMail(tx, {
    to: row.email,
    language: toInterfaceLanguage(row.language),
    organizationId: row.organizationId,
    template: {
      name: 'interview-deleted',
      organizationName,
      positionName,
      undoMinutes: undoMs === 0 ? null : deletionLimits.undoMinutes,
      keptUntilMs,
      url: deps.publicUrl(`/submission/${submissionId}?interview=${linkId}`),
    },
  })
}

/** The deletion does not depend on it: above the hourly ceiling of mails, which is logged, there is no mail, only the page. */
const mailReceiptBelowCeiling = async (deps: DeleteDeps, tx: Transaction, mailed: MailedReceipt): Promise<void> => {
  try {
    await mailReceipt(deps, tx, mailed)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'UNAVAILABLE')) throw error
  }
}

/** Hides it from the company, and orders the job that erases it. Null: it is not this candidate's. */
const deleteIn = async (deps: DeleteDeps, tx: Transaction, place: OwnPlace): Promise<OwnDeletion | null> => {
  const { organizationId, dataSubjectId, submissionId } = place
  const locked = await lockOwnSubmission(tx, place)
  const earlier = await findReceipt(deps, tx, place)
  if (locked === undefined || earlier !== null) return earlier
  const nowMs = deps.clock.nowMs()
  // What the company has deleted already must not come back by an undo of either: it is erased at once.
  const undoMinutes = locked.deletionId === null ? deletionLimits.undoMinutes : 0
  const { dates, startAfterMs } = await planDates(tx, { organizationId, ids: [submissionId], nowMs, undoMinutes })
  const id = deps.newId()
  await insertOwnDeletion(tx, place, { id, ...dates })
  // After the row is locked: a hold that is set meanwhile waits, and finds it gone.
  if ((await listHeld(tx, [submissionId])).length > 0) throw new AppError('LEGAL_HOLD')
  await deps.audit.record(tx, {
    type: 'submission.deleted',
    actor: { kind: 'candidate', organizationId, dataSubjectId },
    subject: { type: 'submission', id: submissionId },
  })
  if (startAfterMs !== null) {
    const data = { deletionId: id }
    await deps.jobs.send(tx, { queue: deleteSubmissionsQueue, organizationId, data, startAfterMs })
  }
  const receipt = await findReceipt(deps, tx, place)
  if (receipt === null) throw new Error('a deletion was gone as soon as it was made')
  await mailReceiptBelowCeiling(deps, tx, {
    receipt,
    linkId: locked.linkId,
    keptUntilMs: startAfterMs === null ? dates.dueAt.getTime() : null,
  })
  return receipt
}

/**
 * Deletes the candidate's own interview: hidden from every member at once, erased after the time to undo it, or when the company need not
 * keep it any more. Throws LEGAL_HOLD while it is on hold. A second request returns the
 * receipt of the first. What is not the candidate's is reported as missing.
 */
export const deleteOwnSubmission = async (
  deps: DeleteDeps,
  caller: Pick<Caller, 'candidate'>,
  { id: submissionId }: { readonly id: string },
): Promise<OwnDeletion> => {
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    const place = { organizationId, dataSubjectId, submissionId }
    const receipt = await deps.withActor(worker, (tx) => deleteIn(deps, tx, place))
    if (receipt !== null) return receipt
  }
  throw notFound()
}
