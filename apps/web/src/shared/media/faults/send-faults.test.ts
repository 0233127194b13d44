import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nowMs } from '../../clock'
import { faultStore, type SavedFaults } from './fault-store'
import { sendFaults, sendSavedFaults } from './send-faults'

vi.mock('../../api/client', () => import('../../testing/api-client'))

const createSaved = (answerId: string): SavedFaults => ({
  sessionId: '00000000-0000-4000-8000-000000000001',
  answerId,
  take: 1,
  segmentCount: 2,
  spans: [{ kind: 'deviceLost', startMs: 500, endMs: 900 }],
  isSent: false,
  keptAtMs: nowMs(),
})
const saved = createSaved('00000000-0000-4000-8000-0000000000a1')
const other = createSaved('00000000-0000-4000-8000-0000000000a2')
const { spans, isSent: _isSent, keptAtMs: _keptAtMs, ...take } = saved
const report = { ...take, faults: spans }

let bodies: unknown[]
let answers: (() => Response)[]
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const lostNetwork = () => {
  throw new TypeError('no network')
}

beforeEach(() => {
  localStorage.clear()
  bodies = []
  answers = []
  vi.stubGlobal('fetch', async (request: Request) => {
    bodies.push(await request.json())
    return (answers.shift() ?? (() => json({})))()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a report that the server took is sent', async () => {
  expect(await sendFaults(report)).toBe('sent')
  expect(bodies).toEqual([report])
})

test.each([
  ['a lost network', lostNetwork],
  ['a failing server', () => json({ code: 'INTERNAL' }, 500)],
  ['a rate limit', () => json({ code: 'RATE_LIMITED' }, 429)],
])('%s keeps the report for a later visit', async (_case, answer) => {
  answers = [answer]
  expect(await sendFaults(report)).toBe('retryLater')
})

test('a refusal is final, because the same report would be refused again', async () => {
  answers = [() => json({ code: 'SESSION_NOT_FOUND' }, 404)]
  expect(await sendFaults(report)).toBe('refused')
})

test('a later visit sends what an earlier page could not report, once', async () => {
  faultStore.save(saved)
  await sendSavedFaults()
  await sendSavedFaults()
  expect(bodies).toEqual([report])
  expect(faultStore.read(saved)).toEqual({ ...saved, isSent: true })
})

test('a report that fails again stays on the device, and the others are still sent', async () => {
  faultStore.save(saved)
  faultStore.save(other)
  answers = [lostNetwork]
  await sendSavedFaults()
  expect(bodies).toHaveLength(2)
  expect(faultStore.unsent(nowMs())).toHaveLength(1)
})

test('a refused report is removed from the device', async () => {
  faultStore.save(saved)
  answers = [() => json({ code: 'SESSION_NOT_FOUND' }, 404)]
  await sendSavedFaults()
  expect(faultStore.read(saved)).toBeNull()
})
