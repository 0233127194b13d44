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

interface Case {
  readonly name: string
  readonly takes: { firstMs: number; currentMs: number }
  readonly changes?: Partial<State>
  readonly movedMs: number
}

it.each<Case>([
  { name: 'as long as the first', takes: { firstMs: 60_000, currentMs: 60_000 }, movedMs: -200_000 },
  { name: 'longer', takes: { firstMs: 60_000, currentMs: 90_000 }, movedMs: -170_000 },
  { name: 'shorter', takes: { firstMs: 60_000, currentMs: 20_000 }, movedMs: -240_000 },
  { name: 'beyond the set’s time', takes: { firstMs: 60_000, currentMs: 180_000 }, movedMs: -150_000 },
  {
    name: 'longer than the pause',
    takes: { firstMs: 10_000, currentMs: 60_000 },
    changes: { pausedMs: 20_000 },
    movedMs: 0,
  },
  {
    name: 'in an interview that never began',
    takes: { firstMs: 60_000, currentMs: 90_000 },
    changes: { begunAtMs: null },
    movedMs: -200_000,
  },
])('moves the submission with a retake that is $name', ({ takes, changes = {}, movedMs }) => {
  expect(getShownSubmissionMs(createState(takes, changes), nowMs) - nowMs).toBe(movedMs)
})
