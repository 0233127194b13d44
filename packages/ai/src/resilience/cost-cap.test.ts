import { describe, expect, it } from 'vitest'
import { CostCap, type CostCapSettings } from './cost-cap'

const dayMs = 86_400_000
const settled = () => new Promise((resolve) => setImmediate(resolve))

function open(settings: Partial<CostCapSettings> = {}) {
  const reported: string[] = []
  const clock = { nowMs: 20_000 * dayMs + 1_000 }
  const cap = new CostCap({
    nowMs: () => clock.nowMs,
    capMicroUsd: 100,
    readSpentMicroUsd: async () => 0,
    onReached: (organizationId) => reported.push(organizationId),
    ...settings,
  })
  return { cap, clock, reported }
}

describe("an organization's money for a day", () => {
  it('reserves the cost before a call and settles it afterwards, so that parallel calls can’t exceed the cap', () => {
    const { cap } = open()
    const holds = Array.from({ length: 1_000 }, () => cap.hold('a', 10))
    expect(holds.filter((hold) => hold !== null)).toHaveLength(10)
    for (const hold of holds) hold?.settle(2)
    expect(cap.hold('a', 80)).not.toBeNull()
    expect(cap.hold('a', 1)).toBeNull()
  })

  it('counts each organization separately and reports a spent cap once a day', () => {
    const { cap, clock, reported } = open()
    cap.hold('a', 100)?.settle(100)
    expect([cap.hold('a', 1), cap.hold('a', 1)]).toEqual([null, null])
    expect(cap.hold('b', 1)).not.toBeNull()
    expect([reported, cap.nextDayMs()]).toEqual([['a'], dayMs - 1_000])
    clock.nowMs += dayMs
    expect(cap.hold('a', 1)).not.toBeNull()
    cap.hold('a', 99)?.settle(99)
    expect([cap.hold('a', 1), reported]).toEqual([null, ['a', 'a']])
  })

  it('counts what other processes, and this one before its restart, have spent', async () => {
    const asked: [string, number][] = []
    const { cap } = open({
      readSpentMicroUsd: async (organizationId, sinceMs) => {
        asked.push([organizationId, sinceMs])
        return 95
      },
    })
    cap.hold('a', 1)?.settle(1)
    await settled()
    expect(asked).toEqual([['a', 20_000 * dayMs]])
    expect(cap.hold('a', 6)).toBeNull()
    expect(cap.hold('a', 4)).not.toBeNull()
  })

  it('never forgets its own spending when the stored total lags behind', async () => {
    const { cap, clock } = open()
    cap.hold('a', 90)?.settle(90)
    await settled()
    for (let minute = 0; minute < 3; minute++) {
      clock.nowMs += 60_000
      cap.hold('a', 1)?.settle(0)
      await settled()
    }
    expect(cap.hold('a', 11)).toBeNull()
    expect(cap.hold('a', 10)).not.toBeNull()
  })

  it('uses its own total when the stored total can’t be read', async () => {
    const { cap } = open({ readSpentMicroUsd: () => Promise.reject(new Error('no database')) })
    cap.hold('a', 60)?.settle(60)
    await settled()
    expect([cap.hold('a', 41), cap.hold('a', 40) === null]).toEqual([null, false])
  })

  it('allows unlimited spending when no cap is set', () => {
    const { cap, reported } = open({ capMicroUsd: null })
    expect(cap.hold('a', Number.MAX_SAFE_INTEGER)).not.toBeNull()
    expect(reported).toEqual([])
  })
})
