import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { prepare } from '../../e2e/support/prepare'
import { compareAll } from './compare'
import { plantedFaults, plantedOptions } from './planted/planted-faults'
import { describeReport, isWhole } from './report'
import { type ChaosReport, runChaos } from './run-chaos'
import { machineFaults, networkFaults } from './schedule'
import type { Site } from './site'
import { readStoredSegments } from './stored-segments'

const SEED = 20_261_121
/** Enough for every network fault twice and every machine fault once. */
const FAULTS = 28
/** A busy machine takes long to start a browser and to upload the rest. */
const LONGEST_MS = 420_000

beforeAll(prepare)

/** Shortens the largest complete recording by one byte, then flips a byte, and compares each time. */
const tamper = async ({ comparison, observedSegments }: ChaosReport, site: Site) => {
  const whole = comparison.segments.filter(({ promisedBytes, storedBytes }) => promisedBytes === storedBytes)
  const [largest] = whole.sort((left, right) => right.storedBytes - left.storedBytes)
  const { file = '' } = (await readStoredSegments(site.dataDir)).find(({ key }) => key === largest?.key) ?? {}
  const bytes = readFileSync(file)
  const compare = async () => {
    const { missingBytes, corruptBytes } = compareAll(observedSegments, await readStoredSegments(site.dataDir))
    writeFileSync(file, bytes)
    return { missingBytes, corruptBytes }
  }
  truncateSync(file, bytes.length - 1)
  const shortened = await compare()
  const flipped = Buffer.from(bytes)
  const middle = Math.floor(bytes.length / 2)
  flipped[middle] = (flipped[middle] ?? 0) ^ 1
  writeFileSync(file, flipped)
  return { shortened, flipped: await compare() }
}

test(
  'faults of network, server, disks and browser lose no saved byte, and the comparison finds a missing and a flipped byte (V-02..V-12, M-01)',
  async () => {
    await runChaos({ seed: SEED, faults: FAULTS, limitMs: 150_000 }, async (report, site) => {
      expect(isWhole(report), describeReport(report)).toBe(true)
      // A slow machine may not apply every fault in time. One that does has applied every kind.
      expect(report.faultCount).toBeGreaterThan(10)
      const kinds = networkFaults.length + machineFaults.length - (report.diskRefusal === null ? 0 : 1)
      if (report.faultCount === FAULTS) expect(Object.keys(report.counts)).toHaveLength(kinds)
      expect(await tamper(report, site)).toEqual({
        shortened: { missingBytes: 1, corruptBytes: 0 },
        flipped: { missingBytes: 0, corruptBytes: 1 },
      })
    })
  },
  LONGEST_MS,
)

test(
  'the comparison finds a server that acknowledges and never writes (M-01)',
  async () => {
    const options = { ...plantedOptions, seed: SEED, plant: plantedFaults.falseAcknowledgments.plant }
    await runChaos(options, async (report) => {
      expect(report.comparison.missingBytes).toBeGreaterThan(1_000)
      expect(isWhole(report)).toBe(false)
    })
  },
  LONGEST_MS,
)
