import { expect, test } from 'vitest'
import { withDeadline } from './with-deadline'

const limit = (deadlineMs: number) => ({
  deadlineMs,
  signal: undefined,
  createTimeoutError: () => new Error('late'),
  createAbortedError: () => new Error('aborted'),
})

test('work whose deadline has passed is not begun', async () => {
  for (const deadlineMs of [0, -1]) {
    let isBegun = false
    const run = withDeadline(limit(deadlineMs), async () => {
      isBegun = true
    })
    await expect(run).rejects.toThrow('late')
    expect(isBegun).toBe(false)
  }
})

test('work that ignores its signal is given up at the deadline', async () => {
  await expect(withDeadline(limit(5), () => new Promise(() => undefined))).rejects.toThrow('late')
})
