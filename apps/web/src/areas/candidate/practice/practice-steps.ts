import { isSpokenMode } from '@candor/domain'
import type { InterviewMode } from '../mode'

/** The specification's steps of a practice, in its order. */
export const practiceSteps = [
  'intro',
  'type',
  'devices',
  'camera',
  'payment',
  'paymentSuccess',
  'screening',
  'instruction',
  'secondInstruction',
  'confirm',
] as const
/** There are no payments yet: no step of theirs is shown. */
type PaymentStep = 'payment' | 'paymentSuccess'
export type PracticeStepId = Exclude<(typeof practiceSteps)[number], PaymentStep>

export interface PracticeFacts {
  /** A recruiter tries the set's own questions. */
  isRehearsal: boolean
  mode: InterviewMode
  /** The interview has screening questions that this candidate has not answered yet. */
  hasScreening: boolean
}

const isShown: Record<PracticeStepId, (facts: PracticeFacts) => boolean> = {
  intro: () => true,
  type: ({ isRehearsal }) => !isRehearsal,
  devices: () => true,
  camera: ({ mode }) => isSpokenMode(mode),
  // What was just answered is not practiced.
  screening: ({ hasScreening, isRehearsal }) => hasScreening && !isRehearsal,
  instruction: () => true,
  secondInstruction: ({ isRehearsal }) => !isRehearsal,
  confirm: () => true,
}

const isPracticeStep = (step: string): step is PracticeStepId => Object.hasOwn(isShown, step)

export const asPracticeStep = (raw: string | null): PracticeStepId | null =>
  raw !== null && isPracticeStep(raw) ? raw : null

export const listPracticeSteps = (facts: PracticeFacts): PracticeStepId[] =>
  practiceSteps.filter(isPracticeStep).filter((step) => isShown[step](facts))

const findNext = (steps: readonly PracticeStepId[], step: PracticeStepId): PracticeStepId =>
  steps.find((other) => practiceSteps.indexOf(other) > practiceSteps.indexOf(step)) ?? 'confirm'

/** The remembered step, or the next one that this practice has. */
export const resumePracticeStep = (
  steps: readonly PracticeStepId[],
  remembered: PracticeStepId | null,
): PracticeStepId => {
  if (remembered === null) return 'intro'
  return steps.includes(remembered) ? remembered : findNext(steps, remembered)
}

export const practiceStepAfter = findNext

export const practiceStepBefore = (steps: readonly PracticeStepId[], step: PracticeStepId): PracticeStepId | null =>
  steps.findLast((other) => practiceSteps.indexOf(other) < practiceSteps.indexOf(step)) ?? null

/** A check of the devices is good for this long. */
const CHECK_LASTS_MS = 30 * 60_000

/** How long ago the devices were checked; null: not, or too long ago, or the clock was set back since. */
export const getCheckAgeMs = (checkedAtMs: number | null, nowMs: number): number | null => {
  if (checkedAtMs === null || Number.isNaN(checkedAtMs)) return null
  const ageMs = nowMs - checkedAtMs
  return ageMs >= 0 && ageMs <= CHECK_LASTS_MS ? ageMs : null
}
