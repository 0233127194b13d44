import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { machineLine } from '../bench/lib/figures'
import { plantedFaults } from './powercut/planted-faults'
import { findPowerCutRefusal } from './powercut/power-disk'
import { isWhole, type PowerReport, runPowerCuts } from './powercut/run-power-cuts'

/** `npm run powercut -- --cycles N --seed S [--streams N] [--encrypted]`: first checks that every planted fault is found, then tests the product. */
const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    streams: { type: 'string', default: '8' },
    'no-plants': { type: 'boolean', default: false },
    encrypted: { type: 'boolean', default: false },
  },
})
const settings = values.encrypted ? { MEDIA_KEY: randomBytes(32).toString('base64') } : {}
const base = { seed: Number(values.seed), streams: Number(values.streams), settings }

const formatReport = (report: PowerReport): string =>
  [
    `${report.cycles} cuts`,
    `${report.acknowledgedBytes} bytes, ${report.acknowledgedSeals} seals and ${report.acknowledgedRows} rows acknowledged`,
    `lost: ${report.lostBytes} bytes, ${report.lostSeals} seals, ${report.lostRows} rows`,
    `wrong: ${report.wrongBytes} bytes`,
    `stuck: ${report.stuck}`,
    `failed starts: ${report.failedStarts}`,
  ].join('; ')

const refusal = findPowerCutRefusal()
if (refusal !== null) console.log(`skipped: ${refusal}`)
else {
  console.log(`seed ${base.seed}, ${base.streams} streams; ${machineLine()}`)
  for (const plant of values['no-plants'] ? [] : plantedFaults) {
    const report = await runPowerCuts({
      ...base,
      ...plant.plan,
      settings: { ...settings, ...plant.plan.settings },
      cycles: 2,
    })
    const isFound = !isWhole(report)
    console.log(`planted: ${plant.name}: ${isFound ? 'found' : 'NOT FOUND'} (${formatReport(report)})`)
    if (!isFound) process.exitCode = 1
  }
  const report = await runPowerCuts({
    ...base,
    cycles: Number(values.cycles),
    onCycle: (soFar) => process.stderr.write(`${formatReport(soFar)}\n`),
  })
  console.log(formatReport(report))
  console.log(machineLine())
  if (!isWhole(report)) process.exitCode = 1
}
