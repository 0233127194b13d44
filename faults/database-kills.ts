import { parseArgs } from 'node:util'
import { machineLine, percentiles } from '../bench/lib/figures'
import { prepare } from '../e2e/support/prepare'
import { startProduct } from '../e2e/support/product'
import { runDatabaseKills } from './database-kills/run-database-kills'

/** `npm run database-kills -- [--kills 100] [--seed 1]`: kills the embedded database while the product works, and prints how long it takes to recover. */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const kills = Number(values.kills)
const seed = Number(values.seed)
if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills takes a whole number, 1 at least')
if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number')

prepare()
console.log(`seed ${seed}; ${machineLine()}`)
const product = await startProduct({ VOICE: 'off' })
try {
  const { recoveriesMs, stuck } = await runDatabaseKills(product, { kills, seed })
  for (const [kind, values] of Object.entries(recoveriesMs)) {
    const { n, p50, p95, max } = percentiles(values)
    const format = (value: number): string => `${value.toFixed(0)} ms`
    console.log(`${kind}: n ${n}, recovered after p50 ${format(p50)}, p95 ${format(p95)}, max ${format(max)}`)
  }
  console.log(machineLine())
  console.log(stuck.length === 0 ? 'The product recovered by itself every time.' : `Stuck: ${stuck.join(', ')}`)
  process.exitCode = stuck.length === 0 ? 0 : 1
} finally {
  await product.dispose()
}
