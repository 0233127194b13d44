import { type Reply, replyInput, sessionLimits } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import type { SessionPorts } from '../ports'
import type { SessionView } from '../present'
import type { SessionActor } from '../repo/index'
import { type Applied, type ApplyDeps, applyEvent, type EventOrder } from './apply-event'
import { withStoredBytes } from './load-view'

export interface CommandContext {
  readonly deps: ApplyDeps
  readonly ports: Pick<SessionPorts, 'speechToText' | 'interviewer' | 'store'>
}

/** In characters: about a minute of speech. */
const longestQuestion = 1_000

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

/** A question is short: an interviewer that babbles has nothing to ask. */
export const isSayable = (text: string): boolean => text.trim() !== '' && text.length <= longestQuestion

/** The interviewer's follow-up, or null to go on; an interviewer that fails or dawdles never holds the interview up. */
const askInterviewer = async (
  { deps, ports }: CommandContext,
  state: Applied['view']['row'],
  turn: number,
): Promise<Reply | null> => {
  const input = replyInput(state.state, turn, deps.clock.nowMs())
  if (input === null) return null
  try {
    const probe = await within(
      ports.interviewer.decideProbe({ sessionId: state.id, organizationId: state.organizationId, ...input }),
      sessionLimits.replyDeadlineMs,
    )
    if (probe === null || !isSayable(probe.text)) return null
    return { kind: probe.kind, text: probe.text, term: probe.term ?? null, answerId: deps.newId() }
  } catch (error) {
    // The answer may stand in an adapter's message: only its name is told.
    deps.log.warn({ sessionId: state.id, error: error instanceof Error ? error.name : 'unknown' }, 'interviewer failed')
    return null
  }
}

/** Decides on the reply where one is due. Outside of any transaction: nothing is locked while the interviewer thinks. */
export const followUp = async (context: CommandContext, actor: SessionActor, applied: Applied): Promise<Applied> => {
  const turn = applied.decideTurn
  if (turn === null) return applied
  const reply = await askInterviewer(context, applied.view.row, turn)
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
