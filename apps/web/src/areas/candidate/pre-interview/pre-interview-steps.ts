import { isSpokenMode } from '@candor/domain'
import type { InterviewMode } from '../mode'

/** The spec's steps of an interview, in its order. */
export const stepIds = [
  'intro',
  'language',
  'information',
  'screening',
  'devices',
  'camera',
  'fairPlay',
  'practice',
  'instruction',
] as const
export type StepId = (typeof stepIds)[number]

export interface StepFacts {
  languageCount: number
  hasScreening: boolean
  mode: InterviewMode
}

export const asStep = (raw: string | null): StepId | null => stepIds.find((step) => step === raw) ?? null

const isExcluded: Partial<Record<StepId, (facts: StepFacts) => boolean>> = {
  // Skipped: the choice of a single language, a screening without questions, the camera in a typed mode.
  language: (facts) => facts.languageCount < 2,
  screening: (facts) => !facts.hasScreening,
  camera: (facts) => !isSpokenMode(facts.mode),
}

export const stepsFor = (facts: StepFacts): StepId[] => stepIds.filter((step) => !isExcluded[step]?.(facts))

/** The first step for which the candidate must be known to the server. */
const FIRST_KNOWN = stepIds.indexOf('screening')

/**
 * Finds the step to continue at: the remembered one, but never past one that the server has no data for. A session
 * without a remembered step (another tab, cleared storage) continues after the confirmation.
 */
export function resumeStep(steps: readonly StepId[], remembered: StepId | null, hasSession: boolean): StepId {
  const behind = steps.find((step) => stepIds.indexOf(step) >= FIRST_KNOWN) ?? 'devices'
  if (remembered === null) return hasSession ? behind : 'intro'
  const reached = steps.includes(remembered) ? remembered : neighbor(steps, remembered)
  return !hasSession && stepIds.indexOf(reached) >= FIRST_KNOWN ? 'information' : reached
}

/** A step that is left out by now: the next one in order that is there. */
const neighbor = (steps: readonly StepId[], gone: StepId): StepId =>
  steps.find((step) => stepIds.indexOf(step) > stepIds.indexOf(gone)) ?? 'instruction'

export const stepAfter = (steps: readonly StepId[], step: StepId): StepId => neighbor(steps, step)

export const stepBefore = (steps: readonly StepId[], step: StepId): StepId | null =>
  steps.findLast((other) => stepIds.indexOf(other) < stepIds.indexOf(step)) ?? null
