import { expect, test } from 'vitest'
import {
  decideSecondFactorGuess,
  findChangeableUntilMs,
  listAcceptedSteps,
  mayRemoveSecondFactor,
  mayResetSecondFactors,
  refundSecondFactorGuess,
  type SecondFactorCounters,
} from './second-factor'

const t0 = 5_000_000
const dayMs = 86_400_000
const step = { attempts: 0, expiresAtMs: t0 + 600_000, consumedAtMs: null }

/** Guesses with a fresh first step each time, until it is refused. */
const countJudged = (isKnownBrowser: boolean, before: SecondFactorCounters | null = null) => {
  let counters = before
  let judged = 0
  for (let n = 0; n < 100; n += 1) {
    const outcome = decideSecondFactorGuess({ step, counters, isKnownBrowser, nowMs: t0 })
    if (outcome.kind === 'refused') break
    counters = outcome.counters
    judged += 1
  }
  return { judged, counters }
}

test('judges twelve codes a day from strange browsers and twenty in total, over all sign-ins', () => {
  const strangers = countJudged(false)
  expect(strangers.judged).toBe(12)
  expect(countJudged(true, strangers.counters).judged).toBe(8)
})

test('judges codes again on the next day', () => {
  const { counters } = countJudged(true)
  expect(decideSecondFactorGuess({ step, counters, isKnownBrowser: true, nowMs: t0 })).toEqual({
    kind: 'refused',
    code: 'SECOND_FACTOR_TOO_MANY_ATTEMPTS',
    retryAtMs: t0 + dayMs,
  })
  const later = { ...step, expiresAtMs: t0 + dayMs + 1 }
  const outcome = decideSecondFactorGuess({ step: later, counters, isKnownBrowser: false, nowMs: t0 + dayMs })
  expect(outcome).toMatchObject({ kind: 'judge', counters: { guessesThisDay: 1 } })
})

test.each([
  ['has expired', { ...step, expiresAtMs: t0 }],
  ['was used', { ...step, consumedAtMs: t0 - 1 }],
  ['took five codes already', { ...step, attempts: 5 }],
])('judges no code when the first step %s', (_name, ended) => {
  const outcome = decideSecondFactorGuess({ step: ended, counters: null, isKnownBrowser: true, nowMs: t0 })
  expect(outcome).toEqual({ kind: 'refused', code: 'SECOND_FACTOR_EXPIRED' })
})

test('gives a right guess back, and never more than was counted', () => {
  expect(refundSecondFactorGuess({ dayStartedAtMs: t0, guessesThisDay: 3 }).guessesThisDay).toBe(2)
  expect(refundSecondFactorGuess({ dayStartedAtMs: t0, guessesThisDay: 0 }).guessesThisDay).toBe(0)
})

test('accepts codes of the present step and of one step before and after', () => {
  expect(listAcceptedSteps(300_000, null)).toEqual([10, 9, 11])
})

test('accepts no code of a step that was used, or of an earlier one', () => {
  expect(listAcceptedSteps(300_000, 10)).toEqual([11])
  expect(listAcceptedSteps(300_000, 11)).toEqual([])
})

test('lets factors be changed for ten minutes after a sign-in, and never in a session opened without a proof', () => {
  expect(findChangeableUntilMs(t0, t0 + 599_999)).toBe(t0 + 600_000)
  expect(findChangeableUntilMs(t0, t0 + 600_000)).toBeNull()
  expect(findChangeableUntilMs(null, t0)).toBeNull()
})

test.each([
  [{ factors: 1, isRequired: true }, false],
  [{ factors: 2, isRequired: true }, true],
  [{ factors: 1, isRequired: false }, true],
])('decides on removing a factor: %j is %s', (input, expected) => {
  expect(mayRemoveSecondFactor(input)).toBe(expected)
})

test.each([
  [{ isSelf: false, isTargetOwner: false, organizations: 1 }, true],
  [{ isSelf: true, isTargetOwner: false, organizations: 1 }, false],
  [{ isSelf: false, isTargetOwner: true, organizations: 1 }, false],
  [{ isSelf: false, isTargetOwner: false, organizations: 2 }, false],
])('decides on resetting the factors of a member: %j is %s', (input, expected) => {
  expect(mayResetSecondFactors(input)).toBe(expected)
})
