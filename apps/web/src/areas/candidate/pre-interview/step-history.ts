import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asStep, type StepId } from './pre-interview-steps'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The pre-interview step that this entry of the browser's history shows. */
    preInterviewStep?: StepId
    /** The step this entry was opened from, which is the previous entry. */
    preInterviewFrom?: StepId
    /** The candidate has just chosen to resume later. */
    isResumeLater?: boolean
  }
}

interface StepHistory {
  /** The step of the current history entry; null until the entry has one. */
  readonly currentStep: StepId | null
  /** Whether the browser's entry has a step already, also one that is not drawn yet. */
  readonly hasEntryStep: () => boolean
  /** Opens a step as a new history entry. */
  readonly push: (step: StepId, from: StepId) => void
  /** Replaces the current entry, so that Back never returns to its step. */
  readonly replace: (step: StepId) => void
  /** Goes to the step before. Uses the browser's Back if that step is the previous entry, so that Forward keeps working. */
  readonly back: (before: StepId) => void
}

/** The pre-interview steps as entries of the browser's history: Back and Forward move between them, and a reload stays on one. */
export function useStepHistory(): StepHistory {
  const navigate = useNavigate()
  const router = useRouter()
  const currentStep = useRouterState({ select: ({ location }) => asStep(location.state.preInterviewStep ?? null) })
  const from = useRouterState({ select: ({ location }) => asStep(location.state.preInterviewFrom ?? null) })
  const replace = (step: StepId) =>
    void navigate({
      to: '.',
      search: true,
      replace: true,
      state: (state) => ({ ...state, preInterviewStep: step }),
    })
  return {
    currentStep,
    hasEntryStep: () => router.history.location.state.preInterviewStep !== undefined,
    push: (step, openedFrom) =>
      void navigate({ to: '.', search: true, state: { preInterviewStep: step, preInterviewFrom: openedFrom } }),
    replace,
    back: (before) => {
      if (before === from) router.history.back()
      else replace(before)
    },
  }
}

/** Stores the shown step in an entry that has none, as on arrival, so that Back shows that step again. */
export function useEntryStep({ currentStep, hasEntryStep, replace }: StepHistory, step: StepId): void {
  useEffect(() => {
    // A press at once has moved on: its step must not be replaced by the one that is still drawn.
    if (currentStep === null && !hasEntryStep()) replace(step)
  })
}
