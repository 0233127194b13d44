import { beforeEach, expect, test, vi } from 'vitest'
import type { Sidecar } from '../../../../shared/media/spool/segment-name'
import { sidecar } from '../../../../shared/media/spool/testing/device-and-server'
import { countLocalSegments } from './count-local-segments'

const device = vi.hoisted((): { sidecars: Sidecar[] } => ({ sidecars: [] }))
vi.mock('../../../../shared/media/spool/spool-client', () => ({
  spoolClient: () => ({ sidecars: () => device.sidecars }),
}))

const take = { answerId: sidecar.answerId, take: 1 }

beforeEach(() => {
  device.sidecars = []
})

test('a take that this device did not record has no segments', () => {
  device.sidecars = [
    { ...sidecar, answerId: 'another' },
    { ...sidecar, take: 2 },
  ]
  expect(countLocalSegments(take)).toBe(0)
})

test('a segment that is known twice is counted once', () => {
  device.sidecars = [sidecar, sidecar]
  expect(countLocalSegments(take)).toBe(1)
})

test('segments that another device recorded before count too, because the numbers go on behind them', () => {
  device.sidecars = [{ ...sidecar, segmentIndex: 3 }]
  expect(countLocalSegments(take)).toBe(4)
})

test('a spare recording does not count until it is part of the answer', () => {
  device.sidecars = [sidecar, { ...sidecar, segmentIndex: 1, isSpare: true }]
  expect(countLocalSegments(take)).toBe(1)
  device.sidecars = [sidecar, { ...sidecar, segmentIndex: 1 }]
  expect(countLocalSegments(take)).toBe(2)
})
