import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openSnapshot } from '../apps/server/src/authz/testing/digests'
import { openServer } from '../apps/server/src/authz/testing/open-server'
import { addKnown, type Planted, type Timing, timedRoutes, timeRoute } from '../apps/server/src/authz/testing/timing'
import { startTestServer } from '../packages/db/src/testing/test-server'

/** checks that response times don't distinguish known from unknown addresses: `npm run authz:timing [-- --pairs 300]`. */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '300' }, only: { type: 'string', default: '' } },
})
const pairCount = Number(values.pairs)
const leastZ = 3

const formatTiming = ({ name, n, z, known, unknown, difference }: Timing): string => {
  const ms = ({ p50Ms, p95Ms }: Timing['known']): string => `${p50Ms.toFixed(2)} / ${p95Ms.toFixed(2)}`
  const alike = difference === null ? 'responses equal' : `RESPONSES DIFFER: ${difference}`
  return `${name.padEnd(34)} n ${n}  z ${z.toFixed(2).padStart(6)}  known p50/p95 ${ms(known)} ms  unknown ${ms(unknown)} ms  load ${loadavg()[0]?.toFixed(1)}  ${alike}`
}

/** Uses the processor for this long. */
const spin = (ms: number): void => {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs) {
    // Busy waiting, because timers are coarser than a millisecond.
  }
}

const database = await startTestServer()
const server = await openServer(database.urls)
const snapshot = await openSnapshot(database.urls.migratorUrl)
try {
  const known = await addKnown({ server, snapshot }, pairCount)
  await snapshot.save()
  const time = async (route: (typeof timedRoutes)[number], planted: Planted): Promise<Timing> => {
    await snapshot.restore()
    const warm = known.slice(0, 10)
    await timeRoute({ app: server.app, known: warm, planted: null }, route)
    await snapshot.restore()
    return timeRoute({ app: server.app, known, planted }, route)
  }
  const findings: string[] = []
  const chosen = timedRoutes.filter(({ name }) => name.includes(values.only))
  for (const route of chosen) {
    const timing = await time(route, null)
    console.log(formatTiming(timing))
    if (Math.abs(timing.z) >= leastZ || timing.difference !== null) findings.push(route.name)
  }
  const [first] = chosen
  if (first !== undefined) {
    const planted = await time(first, () => spin(1))
    console.log(formatTiming({ ...planted, name: `${first.name} +1 ms planted` }))
    if (Math.abs(planted.z) < leastZ) findings.push('the planted millisecond was not found')
  }
  console.log(findings.length === 0 ? 'no difference found' : `distinguishable: ${findings.join(', ')}`)
  process.exitCode = findings.length === 0 ? 0 : 1
} finally {
  await snapshot.close()
  await server.close()
  await database.close()
}
