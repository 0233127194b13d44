import type { InterviewMode } from '@candor/contract'
import { hasBegun } from '@candor/domain'
import type { SessionView } from '../present'
import * as repo from '../repo/index'
import { runCommand } from '../run-command'
import { type BeginContext, beginInterview } from './begin-interview'

/** Enters a mode from any state: begins an interview that has not begun, or continues in that mode. */
export const enterMode = async (
  context: BeginContext,
  actor: repo.CandidateActor,
  input: { readonly sessionId: string; readonly mode: InterviewMode },
): Promise<SessionView> => {
  const row = await context.deps.withActor(actor, (tx) => repo.readSession(tx, input.sessionId))
  if (row !== null && !hasBegun(row.state)) return beginInterview(context, actor, input)
  return runCommand(context, actor, {
    sessionId: input.sessionId,
    event: (nowMs) => ({ type: 'modeSwitched', mode: input.mode, nowMs }),
  })
}
