import type { FaultSpan } from '@candor/contract'
import { expect, test } from 'vitest'
import { listReportableFaults } from './reportable-faults'

const span = (kind: FaultSpan['kind'], startMs: number, endMs: number | null): FaultSpan => ({ kind, startMs, endMs })

test('a gap that a lost device explains is not reported twice, any other gap is', () => {
  const lost = span('deviceLost', 10_000, 20_000)
  const alone = span('gap', 30_000, 35_000)
  expect(listReportableFaults([lost, span('gap', 10_400, 20_700), alone])).toEqual([lost, alone])
  const longer = span('gap', 10_000, 26_000)
  expect(listReportableFaults([lost, longer])).toEqual([lost, longer])
  const toTheEnd = span('deviceLost', 10_000, null)
  expect(listReportableFaults([toTheEnd, span('gap', 10_500, null)])).toEqual([toTheEnd])
  const muted = span('muted', 10_000, 20_000)
  expect(listReportableFaults([muted, span('gap', 10_000, 20_000)])).toHaveLength(2)
})
