import { type Reply, replyInput, sessionLimits } from '@candor/domain'
import { AppError } from '../../platform/errors'
import { type Applied, type ApplyDeps, applyEvent, type EventOrder } from './apply-event'
import { askInterviewer, toReply } from './ask-interviewer'
import type { SessionPorts } from './ports'
import type { SessionView } from './present'
import type { SessionActor } from './repo/index'
import { withStoredBytes } from './session-view'

export interface CommandContext {
  readonly deps: ApplyDeps
  readonly ports: Pick<SessionPorts, 'speechToText' | 'interviewer' | 'store'>
}

/** Resolves to null once the time is over, and stops counting when the work is done first. */
const within = async <T>(work: Promise<T>, limitMs: number): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}

/** The interviewer's follow-up, or null to go on; one that fails or takes too long never holds the interview up. */
const decideReply = async (
  { deps, ports }: CommandContext,
  row: Applied['view']['row'],
  turn: number,
): Promise<Reply | null> => {
  const input = replyInput(row.state, turn, deps.clock.nowMs())
  if (input === null) return null
  const asked = askInterviewer({ interviewer: ports.interviewer, deps }, row, input)
  return toReply(await within(asked, sessionLimits.replyDeadlineMs), deps.newId)
}

/** Decides on the reply where one is due. Outside of any transaction: nothing is locked while the interviewer thinks. */
export const followUp = async (context: CommandContext, actor: SessionActor, applied: Applied): Promise<Applied> => {
  const turn = applied.decideTurn
  if (turn === null) return applied
  const reply = await decideReply(context, applied.view.row, turn)
  return applyEvent(context, actor, {
    sessionId: applied.view.row.id,
    event: (nowMs) => ({ type: 'replyDecided', turn, reply, nowMs }),
  })
}

/** A candidate's command: applied, answered by the interviewer where due, and refused with the machine's code. */
export const runCommand = async (
  context: CommandContext,
  actor: SessionActor,
  order: EventOrder,
): Promise<SessionView> => {
  const applied = await applyEvent(context, actor, order)
  if (applied.refused !== null) throw new AppError(applied.refused)
  const { view } = await followUp(context, actor, applied)
  return withStoredBytes(context.ports.store, view)
}
