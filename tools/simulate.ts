import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { rules } from '../packages/domain/src/realtime/turn/simulation/rules'
import { makeScript } from '../packages/domain/src/realtime/turn/simulation/script'
import { simulateInterview } from '../packages/domain/src/realtime/turn/simulation/simulate-interview'

/** Simulates scripted interviews in virtual time: `npm run simulate [-- --count 100000 --seed 1]`. Prints a broken rule with its script. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const count = Number(values.count)
const firstSeed = Number(values.seed)
const shownScripts = 5

const formatLoad = (): string =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
console.log(`${count} interviews from seed ${firstSeed}; ${cpus().length} cores, load ${formatLoad()}`)

const startedMs = performance.now()
const totals: Record<string, number> = {}
const add = (what: string, more: number): void => {
  totals[what] = (totals[what] ?? 0) + more
}
let brokenCount = 0
let virtualMs = 0
for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
  const script = makeScript(seed)
  const outcome = simulateInterview(script, rules)
  virtualMs += outcome.lengthMs
  add(`end ${outcome.endReason ?? 'none'}`, 1)
  for (const [what, more] of Object.entries(outcome.counts)) add(what, more)
  if (outcome.broken === null) continue
  brokenCount += 1
  console.error(`BROKEN seed ${seed}: ${outcome.broken}`)
  if (brokenCount <= shownScripts) console.error(JSON.stringify(script))
}

const minutes = (performance.now() - startedMs) / 60_000
console.log(
  Object.entries(totals)
    .map(([what, total]) => `${what} ${total}`)
    .join(', '),
)
console.log(
  `n ${count}, broken ${brokenCount}, ${Math.round(count / minutes)} interviews per minute (aim 10,000), ` +
    `${(virtualMs / 3_600_000).toFixed(0)} hours of interviews, load ${formatLoad()}`,
)
if (brokenCount > 0) process.exitCode = 1
