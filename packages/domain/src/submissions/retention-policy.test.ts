import { retentionPresets } from '@candor/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, findDeleteAtMs, findKeepUntilMs, mayDeleteByPolicy, retentionRules } from './retention-policy'

const day = 86_400_000
const at = (text: string): number => Date.parse(text)

describe('addMonths', () => {
  test.each([
    ['2026-01-15T10:30:00.000Z', 6, '2026-07-15T10:30:00.000Z'],
    ['2026-08-31T23:59:59.999Z', 6, '2027-02-28T23:59:59.999Z'],
    ['2028-02-29T00:00:00.000Z', 36, '2031-02-28T00:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', 48, '2030-12-01T00:00:00.000Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(new Date(addMonths(at(from), months)).toISOString()).toBe(to)
  })
})

describe('a retention policy', () => {
  const nowMs = at('2026-11-28T00:00:00.000Z')

  test('deletes nothing that must be kept, whatever the preset', () => {
    fc.assert(
      fc.property(fc.constantFrom(...retentionPresets), fc.integer({ min: 0, max: 2_000 }), (preset, ageDays) => {
        const submittedAtMs = nowMs - ageDays * day
        const keepUntilMs = findKeepUntilMs(preset, { submittedAtMs, nowMs })
        const deleteAtMs = findDeleteAtMs({ preset, changedAtMs: 0 }, { submittedAtMs, noticeDays: 14 })
        if (keepUntilMs !== null && deleteAtMs !== null) expect(deleteAtMs).toBeGreaterThanOrEqual(keepUntilMs)
        if (keepUntilMs !== null) expect(keepUntilMs).toBeGreaterThan(nowMs)
      }),
    )
  })

  test('keeps as long as its preset says', () => {
    const submittedAtMs = at('2026-11-01T12:00:00.000Z')
    const keep = (preset: (typeof retentionPresets)[number]) => findKeepUntilMs(preset, { submittedAtMs, nowMs })
    expect([keep('unlimited'), keep('delete_after_6_months')]).toEqual([null, null])
    expect(keep('keep_3_years')).toBe(at('2029-11-01T12:00:00.000Z'))
    expect(keep('keep_4_years')).toBe(at('2030-11-01T12:00:00.000Z'))
    const later = { submittedAtMs, nowMs: at('2030-11-01T12:00:00.000Z') }
    expect(findKeepUntilMs('keep_4_years', later)).toBeNull()
  })

  test('deletes on its date, and never before the days of notice are over', () => {
    const policy = { preset: 'delete_after_6_months', changedAtMs: nowMs } as const
    const old = { submittedAtMs: at('2020-01-01T00:00:00.000Z'), noticeDays: 14 }
    expect(findDeleteAtMs(policy, old)).toBe(nowMs + 14 * day)
    expect(findDeleteAtMs({ ...policy, preset: 'unlimited' }, old)).toBeNull()
    const recent = { submittedAtMs: at('2026-11-01T00:00:00.000Z'), noticeDays: 14 }
    expect(findDeleteAtMs(policy, recent)).toBe(at('2027-05-01T00:00:00.000Z'))
    expect(mayDeleteByPolicy(policy, { nowMs: nowMs + 14 * day - 1, noticeDays: 14 })).toBe(false)
    expect(mayDeleteByPolicy(policy, { nowMs: nowMs + 14 * day, noticeDays: 14 })).toBe(true)
  })

  test('every preset that keeps also deletes, so that nothing is kept for ever by mistake', () => {
    for (const { keepMonths, deleteAfterMonths } of Object.values(retentionRules)) {
      if (keepMonths > 0) expect(deleteAfterMonths).toBe(keepMonths)
    }
  })
})
