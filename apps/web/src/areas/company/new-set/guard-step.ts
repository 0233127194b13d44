import { redirect } from '@tanstack/react-router'
import { useSetDraft } from '../set-draft/set-draft-store'
import { findGap, type NewSetStep, stepPaths } from './steps'

/** Leads to the first step that lacks something. */
export function checkStep(step: NewSetStep): void {
  const gap = findGap(step, useSetDraft.getState())
  if (gap !== null) throw redirect({ to: stepPaths[gap] })
}
