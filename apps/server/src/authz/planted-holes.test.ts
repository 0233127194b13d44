import { createTestDatabase } from '@candor/db/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FindingKind } from './testing/judge'
import type { Call } from './testing/make-call'
import { type AuthzServer, openServer } from './testing/open-server'
import { getRoute } from './testing/route-table'
import { runPairs } from './testing/run'
import { buildScenario, type Scenario } from './testing/scenario'
import { type Answer, createSend, type Send } from './testing/send'

/* M-01: what the harness is there to find is planted between it and the server, and it finds it. */

let server: AuthzServer
let scenario: Scenario
let send: Send
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  closing.push(() => database.drop())
  server = await openServer(database)
  closing.push(() => server.close())
  scenario = await buildScenario(server)
  closing.push(() => scenario.close())
  send = createSend(server.app)
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

const find = async (name: string, planted: Send) => {
  const routes = [getRoute(name)]
  const { findings } = await runPairs({ scenario, send: planted }, { pairCount: 171, seed: 'planted', routes })
  const callsWith = (kind: FindingKind): Call[] =>
    findings.filter((finding) => finding.kind === kind).map(({ call }) => call)
  return { findings, callsWith }
}

/** Sends as usual and changes what comes back where the hole is. */
const answering =
  (isHole: (call: Call) => boolean, change: (answer: Answer) => Answer): Send =>
  async (call) => {
    const answer = await send(call)
    return isHole(call) ? change(answer) : answer
  }

describe('the harness', () => {
  test('finds nothing at these routes as they are', async () => {
    for (const name of [
      'interview.set.get',
      'interview.set.update',
      'identity.organization.list',
      'content.file.media',
    ]) {
      expect((await find(name, send)).findings).toEqual([])
    }
  })

  test('catches a route that reads an object without asking whose it is', async () => {
    const getCookie = (key: string): string => scenario.cookies.get(key) ?? ''
    const { callsWith } = await find('interview.set.get', (call) => {
      const isForeign = call.variant === 'foreign' && call.principal.kind === 'member'
      return send(isForeign ? { ...call, cookie: getCookie(call.principal.home === 'A' ? 'ownerB' : 'ownerA') } : call)
    })
    expect(callsWith('leak').length).toBeGreaterThanOrEqual(11)
    expect(callsWith('wrong refusal').map(({ principal }) => principal.key)).toContain('ownerB')
    expect(callsWith('tells foreign from missing').length).toBeGreaterThan(0)
  })

  test('catches a route that answers at another spelling of its address', async () => {
    const { callsWith } = await find('interview.set.get', async (call) => {
      if (call.variant !== 'respelled') return send(call)
      return send({ ...call, url: decodeURIComponent(call.url).replace('//', '/').replace(';x=1', ''), headers: {} })
    })
    expect(callsWith('wrong refusal').some(({ variant }) => variant === 'respelled')).toBe(true)
  })

  test('catches a route that forgets the role', async () => {
    const { callsWith } = await find('interview.set.update', (call) =>
      send(call.principal.key === 'reviewerA' ? { ...call, cookie: scenario.cookies.get('adminA') ?? '' } : call),
    )
    expect(new Set(callsWith('wrong refusal').map(({ principal }) => principal.key))).toEqual(new Set(['reviewerA']))
  })

  test('catches a route that turns away who may', async () => {
    const { callsWith } = await find('interview.set.update', (call) =>
      send(call.principal.key === 'recruiterB' ? { ...call, cookie: scenario.cookies.get('reviewerB') ?? '' } : call),
    )
    expect(new Set(callsWith('wrong refusal').map(({ principal }) => principal.key))).toEqual(new Set(['recruiterB']))
  })

  test('catches a refusal that wrote a row, and names the call', async () => {
    const { callsWith } = await find('interview.set.update', async (call) => {
      const answer = await send(call)
      if (call.principal.key === 'viewerB' && call.variant === 'missing') {
        await scenario.snapshot.query('update organization set updated_at = now() where id = $1', [
          scenario.sides.B.organizationId,
        ])
      }
      return answer
    })
    expect(callsWith('changed rows').map(({ principal, variant }) => [principal.key, variant])).toEqual([
      ['viewerB', 'missing'],
    ])
  })

  test('catches a success that wrote a row of another organization', async () => {
    const { callsWith } = await find('interview.set.update', async (call) => {
      const answer = await send(call)
      if (call.principal.key === 'ownerB' && call.variant === 'own') {
        await scenario.snapshot.query('update interview_set set name = $2 where id = $1', [
          scenario.sides.A.setIds[0],
          'stolen',
        ])
      }
      return answer
    })
    expect(callsWith('changed rows').map(({ principal, variant }) => [principal.key, variant])).toEqual([
      ['ownerB', 'own'],
    ])
  })

  test('catches one foreign text and one foreign id in a list', async () => {
    const stolen = scenario.canaries.find('name of a set of A')
    const isHole = ({ principal }: Call): boolean => principal.key === 'recruiterB'
    const text = await find(
      'identity.organization.list',
      answering(isHole, (answer) => ({ ...answer, body: answer.body.replace('}]', `,"also":"${stolen}"}]`) })),
    )
    expect(new Set(text.callsWith('leak').map(({ principal }) => principal.key))).toEqual(new Set(['recruiterB']))
    const id = await find(
      'identity.organization.list',
      answering(isHole, (answer) => ({ ...answer, headers: { ...answer.headers, etag: scenario.sides.A.setIds[1] } })),
    )
    expect(id.callsWith('foreign id').length).toBeGreaterThan(0)
  })

  test.each([
    ['one header more', (answer: Answer) => ({ ...answer, headers: { ...answer.headers, 'x-cache': 'miss' } })],
    ['one other byte', (answer: Answer) => ({ ...answer, body: answer.body.replace('Not found', 'Not Found') })],
    ['another status', (answer: Answer) => ({ ...answer, status: 410 })],
  ])('catches that a foreign object is answered with %s than a missing one', async (_, change) => {
    const isHole = (call: Call): boolean => call.principal.key === 'adminA' && call.variant === 'foreign'
    const { callsWith } = await find('interview.set.get', answering(isHole, change))
    expect(callsWith('tells foreign from missing').map(({ principal }) => principal.key)).toEqual(['adminA'])
  })

  test('reports a call that a limit answered as not tested', async () => {
    const isHole = ({ principal, variant }: Call): boolean => principal.key === 'ownerB' && variant === 'missing'
    const limited = '{"code":"RATE_LIMITED"}'
    const { callsWith } = await find(
      'interview.set.get',
      answering(isHole, (answer) => ({ ...answer, status: 429, body: limited })),
    )
    expect(callsWith('not tested').map(({ principal, variant }) => [principal.key, variant])).toEqual([
      ['ownerB', 'missing'],
    ])
  })

  test('asks once more, on the fresh scenario, a call that met a limit used up by calls before it', async () => {
    let limitedCount = 0
    const { findings } = await find('interview.set.get', async (call) => {
      const answer = await send(call)
      if (call.principal.key !== 'ownerB' || call.variant !== 'missing' || limitedCount > 0) return answer
      limitedCount += 1
      return { ...answer, status: 429, body: '{"code":"RATE_LIMITED"}' }
    })
    expect([limitedCount, findings]).toEqual([1, []])
  })

  test('catches a candidate who is shown another candidate of the same organization', async () => {
    const { callsWith } = await find('interview.candidate.getScreening', (call) => {
      const isOther = call.variant === 'sameOrg' && call.principal.key === 'seeker1'
      return send(isOther ? { ...call, cookie: scenario.sides.A.otherCandidate.cookie } : call)
    })
    expect(callsWith('leak').map(({ principal }) => principal.key)).toContain('seeker1')
    expect(callsWith('wrong refusal').map(({ principal }) => principal.key)).toContain('seeker1')
  })
})
