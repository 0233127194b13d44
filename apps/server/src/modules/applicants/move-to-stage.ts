import type { MoveMail } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { pipelineLimits } from '@candor/domain'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { toInstant } from '../../platform/clock'
import { notFound } from '../../platform/errors'
import { sendStageMailsQueue } from './queues'
import { moveApplicants } from './repo/applicants'
import { cancelMailsOf, insertStageMails } from './repo/stage-mails'
import { findMessages } from './repo/stage-messages'
import { holdStage } from './repo/stages'

export type MoveDeps = Pick<Deps, 'audit' | 'newId' | 'clock' | 'jobs'>

interface Move {
  readonly actor: MemberCaller
  readonly ids: readonly string[]
  readonly stageId: string
}

/** Moves applicants to a stage, records each who was elsewhere, and orders the stage's mail to them. */
export const moveToStage = async (
  deps: MoveDeps,
  tx: Transaction,
  move: Move,
): Promise<{ moved: number; mail: MoveMail }> => {
  const { actor, ids, stageId } = move
  const { organizationId } = actor
  if ((await holdStage(tx, organizationId, stageId)) === undefined) throw notFound()
  const moved = await moveApplicants(tx, { organizationId, ids, stageId, at: new Date(deps.clock.nowMs()) })
  await cancelMailsOf(tx, moved)
  await deps.audit.recordAll(
    tx,
    moved.map((id) => ({ type: 'applicant.moved', actor, subject: { type: 'applicant', id } })),
  )
  return { moved: moved.length, mail: await orderMail(deps, tx, { ...move, ids: moved }) }
}

const orderMail = async (deps: MoveDeps, tx: Transaction, { actor, ids, stageId }: Move): Promise<MoveMail> => {
  const { en, vi } = await findMessages(tx, stageId)
  if (en === null && vi === null) return null
  const { organizationId } = actor
  const nowMs = deps.clock.nowMs()
  const sendAtMs = nowMs + pipelineLimits.mailDelayMs
  const moveId = deps.newId()
  const count = await insertStageMails(
    tx,
    ids.map((applicantId) => ({
      id: deps.newId(),
      organizationId,
      moveId,
      applicantId,
      stageId,
      createdAt: new Date(nowMs),
    })),
  )
  if (count === 0) return null
  await deps.jobs.send(tx, {
    queue: sendStageMailsQueue,
    data: { moveId },
    organizationId,
    startAfterMs: sendAtMs,
  })
  return { moveId, count, sendAt: toInstant(sendAtMs) }
}
