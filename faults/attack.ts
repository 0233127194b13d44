import { parseArgs } from 'node:util'
import { machineLine } from '../bench/lib/figures'
import { prepare } from '../e2e/support/prepare'
import { attacks, findAttack } from './attack/attacks'
import { openSite } from './attack/open-site'
import { describeResult, listFindings, tableHead } from './attack/report'
import { runAttack } from './attack/run-attack'

/**
 * `npm run attack -- [--seconds 60] [--rest 20] [--only name,name]`: attacks the built product from one address while honest people
 * record, ping, send CVs and submit, and prints what each attack did to them.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rest: { type: 'string', default: '20' },
    recovery: { type: 'string', default: '30' },
    only: { type: 'string' },
  },
})
const parseSeconds = (name: string, text: string): number => {
  const value = Number(text)
  if (!Number.isFinite(value) || value < 1) throw new Error(`--${name} takes a number of seconds, 1 at least`)
  return value * 1000
}
const [attackMs, restMs, recoveryMs] = [
  parseSeconds('seconds', values.seconds),
  parseSeconds('rest', values.rest),
  parseSeconds('recovery', values.recovery),
]
const selected = values.only === undefined ? attacks : values.only.split(',').map(findAttack)

prepare()
console.log(machineLine())
console.log(`each attack ${attackMs / 1000} s, after ${restMs / 1000} s at rest\n`)
console.log(tableHead)
const found: string[] = []
for (const { name } of selected) {
  // A product of its own for each, so that what one attack left behind does not count for the next.
  const site = await openSite()
  try {
    const result = await runAttack(site, { name, restMs, attackMs, recoveryMs })
    console.log(describeResult(result))
    if (listFindings(result).length > 0) found.push(name)
  } finally {
    await site.close()
  }
}
console.log(`\n${machineLine()}`)
console.log(found.length === 0 ? 'Honest people were served under every attack.' : `Not held: ${found.join(', ')}`)
process.exitCode = found.length === 0 ? 0 : 1
