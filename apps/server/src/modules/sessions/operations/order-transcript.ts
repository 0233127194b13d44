import { answerById, findTake, isTranscriptPending } from '@candor/domain'
import { transcribeTakeQueue } from '../queues'
import * as repo from '../repo/index'
import type { CommandContext } from '../run-command'

const worker = { kind: 'worker' } as const

/** Orders the transcript of a take at once if the sealed segment was the last one missing. */
export const orderTranscript = async (
  context: CommandContext,
  sealed: { readonly sessionId: string; readonly answerId: string; readonly take: number },
): Promise<void> =>
  context.deps.withActor(worker, async (tx) => {
    // The lock waits for a concurrent commit: either the commit sees the segment, or this sees the commit.
    const row = await repo.lockSession(tx, sealed.sessionId)
    const answer = row === null ? null : answerById(row.state, sealed.answerId)
    const known = findTake(answer, sealed.take)
    if (row === null || answer === null || known === null || !isTranscriptPending(known.transcript)) return
    const segments = await repo.listSealedSegments(tx, sealed)
    if (segments.length < known.segmentCount) return
    const { turn, answerId } = answer
    await context.deps.jobs.send(tx, {
      queue: transcribeTakeQueue,
      organizationId: row.organizationId,
      data: { sessionId: row.id, answerId, turn, take: known.take },
    })
  })
