import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step, before an interview or a practice, that this entry of the browser's history shows. */
    preInterviewStep?: string
    /** The step this entry was opened from, which is the previous entry. */
    preInterviewFrom?: string
    /** The candidate has just chosen to resume later. */
    isResumeLater?: boolean
  }
}

interface StepHistory<Id extends string> {
  /** The step of the current history entry; null until the entry has one. */
  readonly currentStep: Id | null
  /** Whether the browser's entry has a step already, also one that is not drawn yet. */
  readonly hasEntryStep: () => boolean
  /** Opens a step as a new history entry. */
  readonly push: (step: Id, from: Id) => void
  /** Replaces the current entry, so that Back never returns to its step. */
  readonly replace: (step: Id) => void
  /** Goes to the step before. Uses the browser's Back if that step is the previous entry, so that Forward keeps working. */
  readonly back: (before: Id) => void
}

/** Steps as entries of the browser's history: Back and Forward move between them, and a reload stays on one. */
export function useStepHistory<Id extends string>(asStep: (raw: string | null) => Id | null): StepHistory<Id> {
  const navigate = useNavigate()
  const router = useRouter()
  const shown = useRouterState({ select: ({ location }) => location.state.preInterviewStep ?? null })
  const from = useRouterState({ select: ({ location }) => location.state.preInterviewFrom ?? null })
  const replace = (step: Id) =>
    void navigate({
      to: '.',
      search: true,
      replace: true,
      state: (state) => ({ ...state, preInterviewStep: step }),
    })
  return {
    currentStep: asStep(shown),
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
export function useEntryStep<Id extends string>(
  { currentStep, hasEntryStep, replace }: StepHistory<Id>,
  step: Id,
): void {
  useEffect(() => {
    // A press at once has moved on: its step must not be replaced by the one that is still drawn.
    if (currentStep === null && !hasEntryStep()) replace(step)
  })
}
