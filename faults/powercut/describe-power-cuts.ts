import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { plantedFaults } from './planted-faults'
import { findPowerCutRefusal } from './power-disk'
import { isWhole, runPowerCuts } from './run-power-cuts'

const refusal = findPowerCutRefusal()
// Print it: without a power cut this machine has not shown that nothing is lost.
if (refusal !== null) process.stderr.write(`skipped: the power can't be cut here: ${refusal}\n`)

/** V-02, D-02: database and files on a file system that is shut down during writes. `npm run powercut` runs longer. */
export const describePowerCuts = () =>
  describe.concurrent('a power cut during writes', { skip: refusal !== null }, () => {
    test.sequential.each(plantedFaults)('is found to lose acknowledged data if $name', async ({ plan }) => {
      const report = await runPowerCuts({ ...plan, cycles: 1, seed: 7, streams: 4 })
      expect(isWhole(report)).toBe(false)
    })

    test.sequential.each([
      ['without a key', {}],
      ['with a key', { MEDIA_KEY: randomBytes(32).toString('base64') }],
    ])('loses no acknowledged byte, seal or row, even after the first start, %s', async (_case, settings) => {
      const report = await runPowerCuts({ cycles: 2, seed: 7, streams: 6, settings })
      expect(report.acknowledgedBytes).toBeGreaterThan(500_000)
      expect(report).toMatchObject({ cycles: 2, lostBytes: 0, wrongBytes: 0, lostSeals: 0, lostRows: 0, stuck: 0 })
      expect(report.failedStarts).toBe(0)
    })
  })
