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
  // A single language needs no choice, an empty screening no form, and a typed mode no camera.
  language: (facts) => facts.languageCount < 2,
  screening: (facts) => !facts.hasScreening,
  camera: (facts) => !isSpokenMode(facts.mode),
}

export const listSteps = (facts: StepFacts): StepId[] => stepIds.filter((step) => !isExcluded[step]?.(facts))

/** Whether the candidate has answered the screening questions, as far as this tab knows. */
export const isPastScreening = (step: StepId | null): boolean =>
  step !== null && stepIds.indexOf(step) > stepIds.indexOf('screening')

/** From this step on, the server must have the candidate's session. */
const FIRST_WITH_SESSION = stepIds.indexOf('screening')

/**
 * Finds the step to continue at: the remembered one, but never past one that the server has no data for. A session
 * without a remembered step (another tab, cleared storage) continues after the confirmation.
 */
export function resumeStep(steps: readonly StepId[], remembered: StepId | null, hasSession: boolean): StepId {
  const firstWithSession = steps.find((step) => stepIds.indexOf(step) >= FIRST_WITH_SESSION) ?? 'devices'
  if (remembered === null) return hasSession ? firstWithSession : 'intro'
  const reached = steps.includes(remembered) ? remembered : findNextStep(steps, remembered)
  return !hasSession && stepIds.indexOf(reached) >= FIRST_WITH_SESSION ? 'information' : reached
}

/** The next included step in order; the given step itself may be excluded. */
const findNextStep = (steps: readonly StepId[], excluded: StepId): StepId =>
  steps.find((step) => stepIds.indexOf(step) > stepIds.indexOf(excluded)) ?? 'instruction'

export const stepAfter = (steps: readonly StepId[], step: StepId): StepId => findNextStep(steps, step)

export const stepBefore = (steps: readonly StepId[], step: StepId): StepId | null =>
  steps.findLast((other) => stepIds.indexOf(other) < stepIds.indexOf(step)) ?? null
