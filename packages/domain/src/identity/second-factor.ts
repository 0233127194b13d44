import { secondFactorLimits, totpLimits } from '../limits'

/** Wrong codes of one account. One row, changed atomically. */
export interface SecondFactorCounters {
  readonly dayStartedAtMs: number
  readonly guessesThisDay: number
}

/** A proven first step that waits for the second. */
export interface SecondStep {
  readonly attempts: number
  readonly expiresAtMs: number
  readonly consumedAtMs: number | null
}

export interface SecondFactorGuess {
  readonly step: SecondStep
  /** Null: nothing was ever counted. */
  readonly counters: SecondFactorCounters | null
  /** A browser that has signed in as this person before: it has a share of the day that others can't use up. */
  readonly isKnownBrowser: boolean
  readonly nowMs: number
}

export type SecondFactorGuessOutcome =
  | { readonly kind: 'judge'; readonly attempts: number; readonly counters: SecondFactorCounters }
  | { readonly kind: 'refused'; readonly code: 'SECOND_FACTOR_EXPIRED' }
  | { readonly kind: 'refused'; readonly code: 'SECOND_FACTOR_TOO_MANY_ATTEMPTS'; readonly retryAtMs: number }

const countersAt = (counters: SecondFactorCounters | null, nowMs: number): SecondFactorCounters =>
  counters === null || nowMs >= counters.dayStartedAtMs + secondFactorLimits.dayMs
    ? { dayStartedAtMs: nowMs, guessesThisDay: 0 }
    : counters

export const isStepOpen = (step: SecondStep, nowMs: number): boolean =>
  step.consumedAtMs === null && nowMs < step.expiresAtMs

/** Whether a code may be compared now. It is counted before it is judged, so that parallel ones can't slip by. */
export const decideSecondFactorGuess = (input: SecondFactorGuess): SecondFactorGuessOutcome => {
  const { step, nowMs } = input
  if (!isStepOpen(step, nowMs) || step.attempts >= secondFactorLimits.maxTriesPerStep) {
    return { kind: 'refused', code: 'SECOND_FACTOR_EXPIRED' }
  }
  const counters = countersAt(input.counters, nowMs)
  const reserved = input.isKnownBrowser ? 0 : secondFactorLimits.reservedGuesses
  if (counters.guessesThisDay >= secondFactorLimits.guessesPerDay - reserved) {
    const retryAtMs = counters.dayStartedAtMs + secondFactorLimits.dayMs
    return { kind: 'refused', code: 'SECOND_FACTOR_TOO_MANY_ATTEMPTS', retryAtMs }
  }
  return {
    kind: 'judge',
    attempts: step.attempts + 1,
    counters: { ...counters, guessesThisDay: counters.guessesThisDay + 1 },
  }
}

/** Takes a guess back that turned out to be right: who has the factor may sign in as often as they like. */
export const refundSecondFactorGuess = (counters: SecondFactorCounters): SecondFactorCounters => ({
  ...counters,
  guessesThisDay: Math.max(0, counters.guessesThisDay - 1),
})

/** The time steps whose codes are accepted now, the present one first. A code works once: none up to the last used one. */
export const listAcceptedSteps = (nowMs: number, lastUsedStep: number | null): readonly number[] => {
  const present = Math.floor(nowMs / totpLimits.stepMs)
  const steps = [present]
  for (let drift = 1; drift <= totpLimits.driftSteps; drift += 1) steps.push(present - drift, present + drift)
  return steps.filter((step) => lastUsedStep === null || step > lastUsedStep)
}

/** Until when ways to sign in may be changed in a session that was opened by a proof at an instant. Null: not now. */
export const findChangeableUntilMs = (authenticatedAtMs: number | null, nowMs: number): number | null => {
  if (authenticatedAtMs === null) return null
  const untilMs = authenticatedAtMs + secondFactorLimits.recentSignInMs
  return nowMs < untilMs ? untilMs : null
}

/** Whether one of a person's factors may be removed: not the last one while an organization of theirs requires one. */
export const mayRemoveSecondFactor = (input: { factors: number; isRequired: boolean }): boolean =>
  input.factors > 1 || !input.isRequired

/**
 * Whether an owner may remove the factors of a member who lost them. Another owner's never, so that one owner can't weaken
 * another; nor those of a person who works in other organizations too, which rely on them.
 */
export const mayResetSecondFactors = (input: {
  isSelf: boolean
  isTargetOwner: boolean
  organizations: number
}): boolean => !input.isSelf && !input.isTargetOwner && input.organizations === 1
