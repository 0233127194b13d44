import { expect, test } from 'vitest'
import { turnLimits } from '../../limits'
import { TurnScenario } from './testing/turn-scenario'
import type { CreateTurnInput, Ending } from './turn-event'

const answer = 'I called all of them and wrote down what they told me about their work'
const answered = (given: Partial<CreateTurnInput>, ending: Ending) =>
  new TurnScenario(given).asked().speaks(6_000, answer).pass(turnLimits.pauseMs).judged(answer, ending)
const measureSilence = (run: TurnScenario): number => (run.pass(40_000).timesOf('acknowledge')[0] ?? 0) - 6_000

test('gives three times as long a silence at the candidate’s own pace, in practice too', () => {
  expect(measureSilence(answered({}, 'complete'))).toBe(600)
  expect(measureSilence(answered({ isOwnPace: true }, 'complete'))).toBe(1_800)
  expect(measureSilence(answered({ isOwnPace: true, isPractice: true }, 'unknown'))).toBe(5_400)
})

test('follows a choice that is made during an answer', () => {
  const slower = answered({}, 'complete')
  slower.send({ type: 'paceSet', isOwnPace: true, nowMs: slower.nowMs })
  expect(measureSilence(slower)).toBe(1_800)
  const back = answered({ isOwnPace: true }, 'complete')
  back.send({ type: 'paceSet', isOwnPace: false, nowMs: back.nowMs })
  expect(measureSilence(back)).toBe(600)
})
