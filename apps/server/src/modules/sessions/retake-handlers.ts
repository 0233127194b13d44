import type { Session } from '@candor/contract'
import type { RequestContext } from '../../http/context'
import type { Implementer } from '../../http/implement'
import { commitRetake, startRetake, undoRetake } from './commands'
import { listRetakes } from './list-retakes'
import type { CommandContext } from './operations/run-command'
import type { SessionView } from './present'
import type { CandidateActor } from './repo/index'

interface RetakeParts extends CommandContext {
  readonly os: Implementer
}
interface RetakeHands {
  readonly actorFor: (context: RequestContext, sessionId: string) => Promise<CandidateActor>
  readonly show: (view: SessionView) => Session
}

/** Answers ruined by a technical fault, retaken between the end of the interview and its submission. */
export const createRetakeHandlers = (parts: RetakeParts, hands: RetakeHands) => {
  const routes = parts.os.interview.retake
  return {
    check: routes.check.handler(async ({ input, context }) => {
      const actor = await hands.actorFor(context, input.sessionId)
      return { items: await listRetakes(parts, actor, input.sessionId) }
    }),
    start: routes.start.handler(async ({ input, context }) =>
      hands.show(await startRetake(parts, await hands.actorFor(context, input.sessionId), input)),
    ),
    cancel: routes.cancel.handler(async ({ input, context }) => {
      const actor = await hands.actorFor(context, input.sessionId)
      return hands.show(await undoRetake(parts, actor, { ...input, type: 'retakeCancelled' }))
    }),
    submit: routes.submit.handler(async ({ input, context }) =>
      hands.show(await commitRetake(parts, await hands.actorFor(context, input.sessionId), input)),
    ),
    revert: routes.revert.handler(async ({ input, context }) => {
      const actor = await hands.actorFor(context, input.sessionId)
      return hands.show(await undoRetake(parts, actor, { ...input, type: 'retakeReverted' }))
    }),
  }
}
