import type { SessionAnswer } from '@candor/contract'
import { useEffect } from 'react'
import type { RetakeOutcome } from './retake-outcome'
import type { RetakeActions } from './use-retake-actions'

type Answers = readonly Pick<SessionAnswer, 'answerId' | 'turn' | 'retakeReason'>[]

/** The next answer that a fault ruined. Each is retaken once: one that a fault ruined again stays in the list. */
export const findNextRetake = (answers: Answers, afterTurn: number): string | null =>
  answers.find(({ turn, retakeReason }) => retakeReason === 'fault' && turn > afterTurn)?.answerId ?? null

/** The page's query `loop`. */
export interface RetakeLoop {
  isOn: boolean
  change: (isOn: boolean) => void
}
/** For an interview without retakes, such as a practice. */
export const noRetakeLoop: RetakeLoop = { isOn: false, change: () => undefined }

interface LoopInput {
  loop: RetakeLoop
  answers: Answers
  /** The retake that was just left; null: none was. */
  returnedFrom: { turn: number; outcome: RetakeOutcome } | null
  actions: RetakeActions
}

/** Retakes the answers that a fault ruined one after another, until none is left, one is canceled or the server refuses. */
export function useRetakeLoop({ loop, answers, returnedFrom, actions }: LoopInput): void {
  const isLeft = returnedFrom !== null && returnedFrom.outcome !== 'recorded'
  const next = isLeft ? null : findNextRetake(answers, returnedFrom?.turn ?? 0)
  const { busyId, refused, start } = actions
  useEffect(() => {
    if (!loop.isOn || busyId !== null) return
    if (next === null || refused !== null) return loop.change(false)
    void start(next)
  }, [loop, next, busyId, refused, start])
}
