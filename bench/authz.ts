import { parseArgs } from 'node:util'
import { createPairs } from '../apps/server/src/authz/testing/pairs'
import { report } from '../apps/server/src/authz/testing/report'
import { allRoutes } from '../apps/server/src/authz/testing/route-table'
import { replayPair, runPairs } from '../apps/server/src/authz/testing/run'
import { createSend } from '../apps/server/src/authz/testing/send'
import { withScenario } from './lib/with-scenario'

/** Calls every route as every principal on own, foreign, missing and malformed objects: `npm run authz -- --pairs N --seed S`. */
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    /** Index of a single pair. Prints its request and response. */
    replay: { type: 'string' },
  },
})
const pairCount = Number(values.pairs)
if (!Number.isInteger(pairCount) || pairCount < 1) throw new Error('--pairs takes a whole number above 0')
const { seed, replay } = values

await withScenario(async (scenario) => {
  const context = { scenario, send: createSend(scenario.server.app) }
  if (replay !== undefined) {
    const { call, answer, findings } = await replayPair(context, seed, createPairs(seed, allRoutes)(Number(replay)))
    console.log(`${call.route.method} ${call.url}\nas ${call.principal.key}, ${call.variant}\n${call.payload ?? ''}\n`)
    console.log(`${answer.status}\n${JSON.stringify(answer.headers, null, 1)}\n${answer.body}\n`)
    for (const { kind, detail } of findings) console.log(`${kind}: ${detail}`)
    process.exitCode = findings.length === 0 ? 0 : 1
    return
  }
  const startedMs = performance.now()
  const result = await runPairs(context, {
    pairCount,
    seed,
    onWindow: (done, findings) => {
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(0)
      process.stderr.write(`${done} pairs, ${findings.length} found, ${seconds} s\n`)
    },
  })
  process.stdout.write(report(result, { seed, seconds: (performance.now() - startedMs) / 1000 }))
  process.exitCode = result.findings.length === 0 ? 0 : 1
})
