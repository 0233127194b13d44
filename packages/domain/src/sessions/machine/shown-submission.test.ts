import { expect, it } from 'vitest'
import { getShownSubmissionMs } from './shown-submission'
import type { SessionAnswerState, SessionMachineState } from './state'

type State = Parameters<typeof getShownSubmissionMs>[0]

const begunAtMs = 1_000_000
const nowMs = begunAtMs + 1_000_000

const createState = (takes: { firstMs: number; currentMs: number }, changes: Partial<State>): State => {
  const first = { take: 1, durationMs: takes.firstMs }
  const answer = {
    askedAtMs: begunAtMs,
    firstStartedAtMs: begunAtMs + 5_000,
    firstEndedAtMs: begunAtMs + 65_000,
    take: 2,
    durationMs: takes.currentMs,
    otherTakes: [first],
  } as unknown as SessionAnswerState
  const clock = { allowanceMs: 120_000 } as SessionMachineState['clock']
  return { answers: [answer], begunAtMs, endedAtMs: begunAtMs + 70_000, clock, pausedMs: 200_000, ...changes }
}

it.each([
  ['as long as the first', { firstMs: 60_000, currentMs: 60_000 }, {}, -200_000],
  ['longer', { firstMs: 60_000, currentMs: 90_000 }, {}, -170_000],
  ['shorter', { firstMs: 60_000, currentMs: 20_000 }, {}, -240_000],
  ['beyond the set’s time', { firstMs: 60_000, currentMs: 180_000 }, {}, -150_000],
  ['longer than the pause', { firstMs: 10_000, currentMs: 60_000 }, { pausedMs: 20_000 }, 0],
  ['in an interview that never began', { firstMs: 60_000, currentMs: 90_000 }, { begunAtMs: null }, -200_000],
])('moves the submission with a retake that is %s', (_name, takes, ...expected) => {
  const [changes, expectedMs] = expected
  expect(getShownSubmissionMs(createState(takes, changes), nowMs) - nowMs).toBe(expectedMs)
})
