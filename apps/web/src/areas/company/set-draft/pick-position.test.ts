import type { Position } from '@candor/contract'
import { expect, test } from 'vitest'
import { pickPosition } from './pick-position'

const position = (id: string, name: string, others: Partial<Position> = {}): Position => ({
  id,
  name,
  functionId: null,
  status: 0,
  setCount: 1,
  submissionCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...others,
})

test('a position is found by its whole name, the oldest first, and never an archived one', () => {
  const positions = [
    position('archived', 'Driver', { status: 3, createdAt: '2026-01-01T00:00:00.000Z' }),
    position('later', 'Driver', { createdAt: '2026-11-02T00:00:00.000Z' }),
    position('first', 'Driver'),
    position('other', 'Truck driver'),
  ]
  expect(pickPosition(positions, ' driver ')?.id).toBe('first')
  expect(pickPosition(positions, 'Drive')).toBeNull()
})
