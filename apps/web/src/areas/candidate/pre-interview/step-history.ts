import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asStep, type StepId } from './pre-interview-steps'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Pre-interview step that this entry of the browser's history stands for. */
    preInterviewStep?: StepId
    /** The step this entry was opened from: the one that lies right before it in the history. */
    preInterviewFrom?: StepId
  }
}

interface StepHistory {
  /** The step of the entry in sight; null until the entry has one. */
  readonly held: StepId | null
  /** A step of its own in the history. */
  readonly push: (step: StepId, from: StepId) => void
  /** In place of the present one: what was there is no step to come back to. */
  readonly replace: (step: StepId) => void
  /** Goes to the step before: the browser's own way back where that step lies there, so that its way forward stays. */
  readonly back: (before: StepId) => void
}

/** The pre-interview steps as entries of the browser's history: Back and Forward move between them, and a reload stays on one. */
export function useStepHistory(): StepHistory {
  const navigate = useNavigate()
  const router = useRouter()
  const held = useRouterState({ select: ({ location }) => asStep(location.state.preInterviewStep ?? null) })
  const from = useRouterState({ select: ({ location }) => asStep(location.state.preInterviewFrom ?? null) })
  const replace = (step: StepId) =>
    void navigate({
      to: '.',
      search: true,
      replace: true,
      state: (state) => ({ ...state, preInterviewStep: step }),
    })
  return {
    held,
    push: (step, openedFrom) =>
      void navigate({ to: '.', search: true, state: { preInterviewStep: step, preInterviewFrom: openedFrom } }),
    replace,
    back: (before) => {
      if (before === from) router.history.back()
      else replace(before)
    },
  }
}

/** An entry without a step, as one arrives, is given the step in sight: when Back comes to it again, that step is shown. */
export function useEntryStep({ held, replace }: StepHistory, step: StepId): void {
  useEffect(() => {
    if (held === null) replace(step)
  })
}
