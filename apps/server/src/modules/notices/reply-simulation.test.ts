import { expect, test } from 'vitest'
import { simulateReplies } from './testing/simulate-replies'

// `npm run simulate:replies` sets both.
const { SIMULATED_REPLIES = '40', SIMULATED_SEED = '1' } = process.env
const count = Number(SIMULATED_REPLIES)

test(
  'every candidate is answered by the promised date, or an owner is notified within the hour',
  async () => {
    const { answered, alerted, missed, names } = await simulateReplies({ seed: SIMULATED_SEED, count })
    const shown = [...names].map(([name, notices]) => `${name} ${notices}`).join(', ')
    const summary = `n ${count}: answered by the date ${answered}, notified ${alerted} (${shown}), neither ${missed.length}`
    if ('SIMULATED_REPLIES' in process.env) process.stdout.write(`${summary}\n`)
    expect(missed).toEqual([])
    expect(answered + alerted).toBe(count)
    expect(Math.min(answered, alerted)).toBeGreaterThan(0)
  },
  30_000 + count * 1_000,
)
