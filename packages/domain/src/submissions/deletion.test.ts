import { deletionStates } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { countUndoMs, mayRunDeletion, planDeletion } from './deletion'

const { dueAtMs } = planDeletion(1_000, 10)

describe('a deletion of submissions', () => {
  test('is due when the minutes to undo it are over', () => {
    expect(dueAtMs).toBe(601_000)
  })

  test.each([1_000, 600_999, 601_000, 900_000])('can be undone or runs, and never both (at %i)', (nowMs) => {
    for (const state of deletionStates) {
      const progress = { state, dueAtMs }
      expect(countUndoMs(progress, nowMs) > 0 && mayRunDeletion(progress, nowMs)).toBe(false)
    }
    const scheduled = { state: 'scheduled', dueAtMs } as const
    expect(countUndoMs(scheduled, nowMs)).toBe(Math.max(0, 601_000 - nowMs))
    expect(mayRunDeletion(scheduled, nowMs)).toBe(nowMs >= 601_000)
  })

  test('continues after an interruption, and ends once', () => {
    expect(mayRunDeletion({ state: 'running', dueAtMs }, 2_000)).toBe(true)
    for (const state of ['undone', 'done'] as const) {
      expect(mayRunDeletion({ state, dueAtMs }, 900_000)).toBe(false)
      expect(countUndoMs({ state, dueAtMs }, 2_000)).toBe(0)
    }
  })
})
