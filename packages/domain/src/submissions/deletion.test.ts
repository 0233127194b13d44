import { deletionStates } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { countUndoMs, mayRunDeletion, planDeletion } from './deletion'

const plan = { nowMs: 1_000, undoMinutes: 10, keepUntilMs: null }
const { dueAtMs, undoUntilMs } = planDeletion(plan)

describe('a deletion of submissions', () => {
  test('is due when the minutes to undo it are over', () => {
    expect(dueAtMs).toBe(601_000)
  })

  test('can be undone for as long if something must be kept, and erases it when it need not be kept any more', () => {
    const kept = planDeletion({ ...plan, keepUntilMs: 9_000_000 })
    expect(kept).toEqual({ undoUntilMs: 601_000, dueAtMs: 9_000_000 })
    expect(planDeletion({ ...plan, keepUntilMs: 600_000 })).toEqual({ undoUntilMs: 601_000, dueAtMs: 601_000 })
    expect(mayRunDeletion({ state: 'scheduled', ...kept }, 8_999_999)).toBe(false)
    expect(countUndoMs({ state: 'scheduled', ...kept }, 601_000)).toBe(0)
  })

  test.each([1_000, 600_999, 601_000, 900_000])('can be undone or runs, and never both (at %i)', (nowMs) => {
    for (const state of deletionStates) {
      const progress = { state, dueAtMs, undoUntilMs }
      expect(countUndoMs(progress, nowMs) > 0 && mayRunDeletion(progress, nowMs)).toBe(false)
    }
    const scheduled = { state: 'scheduled', dueAtMs, undoUntilMs } as const
    expect(countUndoMs(scheduled, nowMs)).toBe(Math.max(0, 601_000 - nowMs))
    expect(mayRunDeletion(scheduled, nowMs)).toBe(nowMs >= 601_000)
  })

  test('continues after an interruption, and ends once', () => {
    expect(mayRunDeletion({ state: 'running', dueAtMs }, 2_000)).toBe(true)
    for (const state of ['undone', 'done'] as const) {
      expect(mayRunDeletion({ state, dueAtMs }, 900_000)).toBe(false)
      expect(countUndoMs({ state, dueAtMs, undoUntilMs }, 2_000)).toBe(0)
    }
  })
})
