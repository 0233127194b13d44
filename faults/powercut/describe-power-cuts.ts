import { describe, expect, test } from 'vitest'
import { plantedFaults } from './planted-faults'
import { powerCutRefusal } from './power-disk'
import { isWhole, runPowerCuts } from './run-power-cuts'

const refusal = powerCutRefusal()
// Said aloud: a machine that can't cut the power has not shown that nothing is lost by it.
if (refusal !== null) process.stderr.write(`skipped: the power can't be cut here: ${refusal}\n`)

/** V-02, D-02: database and files on one file system that is shut down in mid-write. `npm run powercut` does it for longer. */
export const describePowerCuts = () =>
  describe.concurrent('a power cut in mid-write', { skip: refusal !== null }, () => {
    test.sequential.each(plantedFaults)('would be found to lose what was promised if $name', async ({ plan }) => {
      const report = await runPowerCuts({ ...plan, cycles: 1, seed: 7, streams: 4 })
      expect(isWhole(report)).toBe(false)
    })

    test.sequential('loses no acknowledged byte, seal or row, from the very first start on', async () => {
      const report = await runPowerCuts({ cycles: 2, seed: 7, streams: 6 })
      expect(report.acknowledgedBytes).toBeGreaterThan(500_000)
      expect(report).toMatchObject({ cycles: 2, lostBytes: 0, wrongBytes: 0, lostSeals: 0, lostRows: 0, stuck: 0 })
      expect(report.failedStarts).toBe(0)
    })
  })
