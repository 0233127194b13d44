import type { SessionMachineState } from '@candor/domain'

interface RetakeNote {
  readonly retake?: { readonly what: 'started' | 'counts' | 'dropped'; readonly turn: number; readonly take: number }
}

/**
 * What a change did to a retake, for the journal. The company sees only the journal's messages, and these never mention
 * a retake.
 */
export const retakeNote = (before: SessionMachineState, after: SessionMachineState): RetakeNote => {
  const counting = after.answers.find(({ turn, take }) =>
    before.answers.some((known) => known.turn === turn && known.take !== take),
  )
  if (counting !== undefined) return { retake: { what: 'counts', turn: counting.turn, take: counting.take } }
  if (before.retake === null && after.retake !== null) {
    return { retake: { what: 'started', turn: after.retake.turn, take: after.retake.take } }
  }
  if (before.retake === null || after.retake !== null) return {}
  return { retake: { what: 'dropped', turn: before.retake.turn, take: before.retake.take } }
}
