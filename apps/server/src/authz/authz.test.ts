import { createPool } from '@candor/db'
import { createTestDatabase } from '@candor/db/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCall } from './testing/make-call'
import { type AuthzServer, openServer } from './testing/open-server'
import { createPairs } from './testing/pairs'
import { principals } from './testing/principals'
import { report } from './testing/report'
import { allRoutes } from './testing/route-table'
import { runPairs } from './testing/run'
import { buildScenario, type Scenario } from './testing/scenario'
import { createSend } from './testing/send'

/* Z-02, Z-03, Z-04, Z-09, A-21: the whole route table as everybody. `npm run authz -- --pairs N` runs more. */

const pairCount = 20_000
const seed = '2026-11-21'
let server: AuthzServer
let scenario: Scenario
let appUrl: string
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  appUrl = database.appUrl
  closing.push(() => database.drop())
  server = await openServer(database)
  closing.push(() => server.close())
  scenario = await buildScenario(server)
  closing.push(() => scenario.close())
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

test('the pairs of one round are every route as every principal, the same for the same seed', () => {
  const pairAt = createPairs(seed, allRoutes)
  const met = new Set<string>()
  for (let index = 0; pairAt(index).round === 0; index += 1) {
    const { route, principal } = pairAt(index)
    met.add(`${route.name} ${principal.key}`)
  }
  expect(met.size).toBe(allRoutes.length * principals.length)
  const again = createPairs(seed, allRoutes)
  for (const index of [0, 777, 11_111]) {
    const [one, other] = [makeCall(scenario, seed, pairAt(index)), makeCall(scenario, seed, again(index))]
    expect([one.url, one.payload, one.cookie]).toEqual([other.url, other.payload, other.cookie])
  }
})

test('the application role reads no row of any table without an actor (Z-10)', async () => {
  const pool = createPool(appUrl, { max: 1 })
  try {
    const read: string[] = []
    const filled: string[] = []
    for (const table of scenario.snapshot.tables) {
      const [whole] = await scenario.snapshot.query<{ count: string }>(`select count(*) from "${table}"`)
      if (whole?.count !== '0') filled.push(table)
      const { rows } = await pool.query<{ count: string }>(`select count(*) from "${table}"`)
      if (rows[0]?.count !== '0') read.push(table)
    }
    expect(read).toEqual([])
    expect(filled).toEqual(
      expect.arrayContaining(['auth_user', 'auth_session', 'organization', 'member', 'mail', 'submission']),
    )
  } finally {
    await pool.end()
  }
})

describe(`${pairCount} pairs of route and principal`, () => {
  test('leak nothing, are refused as the policy says, and change nothing by a refusal', {
    timeout: 1_200_000,
  }, async () => {
    const startedMs = performance.now()
    const result = await runPairs({ scenario, send: createSend(server.app) }, { pairCount, seed })
    process.stdout.write(report(result, { seed, seconds: (performance.now() - startedMs) / 1000 }))
    expect(
      result.findings.map(({ kind, call, detail }) => [kind, call.route.name, call.principal.key, detail]),
    ).toEqual([])
    expect(result.absent).toEqual([])
    expect(result.pairCount).toBe(pairCount)
    // Marks that were never shown would prove nothing.
    expect(result.marks.shown / result.marks.marked).toBeGreaterThan(0.5)
  })
})
