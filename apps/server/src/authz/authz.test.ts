import { createTestDatabase } from '@candor/db/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AuthzServer, openServer } from './testing/open-server'
import { report } from './testing/report'
import { runPairs } from './testing/run'
import { buildScene, type Scene } from './testing/scene'
import { createSend } from './testing/send'

let server: AuthzServer
let scene: Scene
let dropDatabase: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase()
  dropDatabase = () => database.drop()
  server = await openServer(database)
  scene = await buildScene(server)
})
afterAll(async () => {
  await scene?.close()
  await server.close()
  await dropDatabase()
})

describe('every route as every principal', () => {
  test('leaks nothing, refuses as its policy says and writes nothing in a refusal', { timeout: 240_000 }, async () => {
    const started = performance.now()
    const result = await runPairs({ scene, send: createSend(server.app) }, { pairCount: 2_000, seed: '1' })
    process.stdout.write(report(result, { seed: '1', seconds: (performance.now() - started) / 1000 }))
    expect(
      result.findings.map(({ kind, call, detail }) => `${kind} ${call.route.name} ${call.principal.key} ${detail}`),
    ).toEqual([])
  })
})
