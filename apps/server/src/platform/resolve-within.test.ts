import { describe, expect, test } from 'vitest'
import { resolveWithin } from './resolve-within'

/** A schedule whose only call the test runs. */
const createSchedule = () => {
  const calls: { delayMs: number; run: () => void; isCanceled: boolean }[] = []
  const schedule = (delayMs: number, run: () => void): (() => void) => {
    const call = { delayMs, run, isCanceled: false }
    calls.push(call)
    return () => {
      call.isCanceled = true
    }
  }
  return { calls, schedule }
}

describe('resolveWithin', () => {
  test('returns the result of work that ends in time, and cancels the limit', async () => {
    const { calls, schedule } = createSchedule()
    expect(await resolveWithin(Promise.resolve('done'), 500, schedule)).toBe('done')
    expect(calls).toMatchObject([{ delayMs: 500, isCanceled: true }])
  })

  test('returns null if the limit is reached first', async () => {
    const { calls, schedule } = createSchedule()
    const result = resolveWithin(new Promise<string>(() => undefined), 500, schedule)
    calls[0]?.run()
    expect(await result).toBeNull()
  })

  test('fails with the error of the work, and cancels the limit', async () => {
    const { calls, schedule } = createSchedule()
    await expect(resolveWithin(Promise.reject(new Error('broken')), 500, schedule)).rejects.toThrow('broken')
    expect(calls[0]?.isCanceled).toBe(true)
  })

  test('uses a timeout by default', async () => {
    expect(await resolveWithin(new Promise<string>(() => undefined), 1)).toBeNull()
  })
})
