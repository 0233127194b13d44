import type { Session } from '@candor/contract'
import { canRetake } from '@candor/domain'
import { AppError } from '../../../errors'
import type { RequestContext } from '../../../http/context'
import type { Implementer } from '../../../http/implement'
import { commitRetake, startRetake, undoRetake } from './commands'
import { loadView } from './operations/load-view'
import type { CommandContext } from './operations/run-command'
import type { SessionView } from './present'
import * as repo from './repo/index'
import { currentLedger } from './take-ledger'

interface RetakeParts extends CommandContext {
  readonly os: Implementer
}
interface RetakeHands {
  readonly actorFor: (context: RequestContext, sessionId: string) => Promise<repo.CandidateActor>
  readonly show: (view: SessionView) => Session
}

/** The answers of a session that may be given anew, free of charge. */
const listRetakes = async ({ deps }: CommandContext, actor: repo.CandidateActor, sessionId: string) =>
  deps.withActor(actor, async (tx) => {
    const row = await repo.readSession(tx, sessionId)
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    const view = await loadView(tx, row)
    const nowMs = deps.clock.nowMs()
    return row.state.answers
      .filter((answer) => canRetake(row.state, answer, { isSpoilt: currentLedger(view, answer).isSpoilt, nowMs }))
      .map(({ answerId }) => ({ answerId, reason: 'fault' as const, priceCents: 0 }))
  })

/** Answers spoilt by a technical fault, given anew between the end of the interview and its submission. */
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
