import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faultStore } from '../../../../shared/media/faults/fault-store'
import { declareTake } from './declare-take'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

const take = {
  sessionId: '00000000-0000-4000-8000-000000000001',
  answerId: '00000000-0000-4000-8000-0000000000a1',
  take: 1,
}
const declared = { ...take, segmentCount: 2 }
let bodies: unknown[]
let answers: (() => Response)[]
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  bodies = []
  answers = []
  vi.stubGlobal('fetch', async (request: Request) => {
    bodies.push(await request.json())
    return (answers.shift() ?? (() => json({})))()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the number of segments is reported with the faults that are saved of the take', async () => {
  const spans = [{ kind: 'deviceLost' as const, startMs: 100, endMs: 400 }]
  faultStore.save({ ...declared, spans, isSent: false, keptAtMs: 0 })
  await declareTake(declared)
  expect(bodies).toEqual([{ ...declared, faults: spans }])
})

test('a take whose declaration is lost on the way is declared again until the server has it', async () => {
  answers = [
    () => {
      throw new TypeError('no network')
    },
    () => json({ code: 'UNAVAILABLE' }, 503),
  ]
  const declaring = declareTake(declared)
  await vi.advanceTimersByTimeAsync(400 + 800)
  await declaring
  expect(bodies).toEqual([0, 1, 2].map(() => ({ ...declared, faults: [] })))
})

test('a refused declaration does not disturb the candidate, because the uploads attach by themselves', async () => {
  answers = [() => json({ code: 'SESSION_ENDED' }, 409)]
  await expect(declareTake(declared)).resolves.toBeUndefined()
  expect(bodies).toHaveLength(1)
})
