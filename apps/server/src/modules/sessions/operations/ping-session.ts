import { applyContact } from '@candor/domain'
import type { SessionView } from '../present'
import * as repo from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** What a browser receives after a ping. */
type PingView = Pick<SessionView, 'row' | 'journal'>

interface PingInput {
  readonly sessionId: string
  readonly lastSeq: number
}

/** Stores a contact that changes nothing else. Null: the ping must go through the session's rules. */
const pingApart = ({ deps }: CommandContext, actor: repo.CandidateActor, input: PingInput): Promise<PingView | null> =>
  deps.withActor(actor, async (tx) => {
    const { sessionId, lastSeq } = input
    const row = await repo.readSession(tx, sessionId)
    if (row === null) return null
    const atMs = deps.clock.nowMs()
    const state = applyContact(row.state, atMs)
    if (state === null) return null
    const isStored = state === row.state || (await repo.touchContacts(tx, [{ sessionId, epoch: null, atMs }])).size > 0
    if (!isStored) return null
    const journal = await repo.readJournal(tx, sessionId, { afterSeq: lastSeq, upToSeq: state.lastSeq })
    return { row: { ...row, state }, journal }
  })

/** Says that the candidate is present, and returns the journal's entries after `lastSeq`. */
export const pingSession = async (
  context: CommandContext,
  actor: repo.CandidateActor,
  input: PingInput,
): Promise<PingView> =>
  (await pingApart(context, actor, input)) ??
  runCommand(context, actor, {
    sessionId: input.sessionId,
    afterSeq: input.lastSeq,
    event: (nowMs) => ({ type: 'pinged', nowMs }),
  })
