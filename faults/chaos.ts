import { parseArgs } from 'node:util'
import { prepare } from '../e2e/support/prepare'
import { plantedFaults, plantedOptions } from './chaos/planted/planted-faults'
import { describeReport, isWhole } from './chaos/report'
import { runChaos } from './chaos/run-chaos'

/**
 * `npm run chaos -- --minutes N --seed S [--faults N]`: runs a real interview in a real browser against the real server, with faults
 * of everything that can fail. `--replay S` repeats the schedule of seed S.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '90' },
    seed: { type: 'string' },
    faults: { type: 'string', default: '1000' },
    replay: { type: 'string' },
    'no-plants': { type: 'boolean', default: false },
  },
})
const parseWholeNumber = (name: string, text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} takes a whole number above 0`)
  return value
}
const options = {
  seed: parseWholeNumber('seed', values.replay ?? values.seed ?? String(1 + Math.floor(Math.random() * 999_999))),
  faults: parseWholeNumber('faults', values.faults),
  limitMs: parseWholeNumber('minutes', values.minutes) * 60_000,
}

prepare()

/** A signal ends the run in order, so that no process, mount or folder is left. */
const stopped = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopped.abort())

/** The comparison must find planted faults, or a run without findings proves nothing. */
for (const { name, plant } of values['no-plants'] ? [] : Object.values(plantedFaults)) {
  const report = await runChaos(
    { ...plantedOptions, seed: options.seed, plant, signal: stopped.signal },
    async (done) => done,
  )
  const { missingBytes, corruptBytes } = report.comparison
  const isFound = missingBytes + corruptBytes > 0
  const found = `${missingBytes} bytes missing, ${corruptBytes} corrupt`
  process.stdout.write(`planted: ${name}: ${isFound ? 'found' : 'NOT FOUND'} (${found})\n`)
  if (!isFound) process.exitCode = 1
}

const startedMs = performance.now()
const report = await runChaos(
  {
    ...options,
    signal: stopped.signal,
    onFault: (kind, nth) => {
      const seconds = ((performance.now() - startedMs) / 1_000).toFixed(0)
      process.stderr.write(`${seconds} s: ${nth} of ${options.faults}: ${kind}\n`)
    },
  },
  async (done) => done,
)
process.stdout.write(describeReport(report))
if (!isWhole(report)) process.exitCode = 1
