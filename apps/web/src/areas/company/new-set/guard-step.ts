import { redirect } from '@tanstack/react-router'
import { useSetDraft } from '../set-draft/set-draft-store'
import { findGap, type NewSetStep, stepPaths } from './steps'

/** For a route's `beforeLoad`: leads to the first step that lacks something. */
export const guardStep = (step: NewSetStep) => (): void => {
  const gap = findGap(step, useSetDraft.getState())
  if (gap !== null) throw redirect({ to: stepPaths[gap] })
}
