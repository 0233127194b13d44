import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asStep, type StepId } from './lobby-steps'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Step of the lobby that this entry of the browser's history stands for. */
    lobbyStep?: StepId
    /** The step this entry was opened from: the one that lies right before it in the history. */
    lobbyFrom?: StepId
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

/** The lobby's steps as entries of the browser's history: Back and Forward walk over them, and a reload stays where it is. */
export function useStepHistory(): StepHistory {
  const navigate = useNavigate()
  const router = useRouter()
  const held = useRouterState({ select: ({ location }) => asStep(location.state.lobbyStep ?? null) })
  const from = useRouterState({ select: ({ location }) => asStep(location.state.lobbyFrom ?? null) })
  const replace = (step: StepId) =>
    void navigate({
      to: '.',
      search: true,
      replace: true,
      state: (state) => ({ ...state, lobbyStep: step }),
    })
  return {
    held,
    push: (step, openedFrom) =>
      void navigate({ to: '.', search: true, state: { lobbyStep: step, lobbyFrom: openedFrom } }),
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
