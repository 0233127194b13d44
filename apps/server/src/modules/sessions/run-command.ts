import { type Reply, replyInput, sessionLimits } from '@candor/domain'
import { AppError } from '../../platform/errors'
import { resolveWithin } from '../../platform/resolve-within'
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

/** The interviewer's follow-up. Null: it has none, failed or took too long, and the interview continues. */
const decideReply = async (
  { deps, ports }: CommandContext,
  row: Applied['view']['row'],
  turn: number,
): Promise<Reply | null> => {
  const input = replyInput(row.state, turn, deps.clock.nowMs())
  if (input === null) return null
  const asked = askInterviewer({ interviewer: ports.interviewer, deps }, row, input)
  return toReply(await resolveWithin(asked, sessionLimits.replyDeadlineMs), deps.newId)
}

/** Decides the reply if one is due. Outside of any transaction, so that nothing is locked while the model runs. */
export const followUp = async (context: CommandContext, actor: SessionActor, applied: Applied): Promise<Applied> => {
  const turn = applied.decideTurn
  if (turn === null) return applied
  const reply = await decideReply(context, applied.view.row, turn)
  return applyEvent(context, actor, {
    sessionId: applied.view.row.id,
    event: (nowMs) => ({ type: 'replyDecided', turn, reply, nowMs }),
  })
}

/** Applies a candidate's command and decides the reply if one is due. Throws the session machine's refusal. */
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
