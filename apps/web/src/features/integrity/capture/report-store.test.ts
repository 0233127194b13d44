import type { IntegrityReport } from '@candor/contract'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../shared/api/api-error'
import { createReportSender } from './report-sender'
import { createReportStore } from './report-store'
import { memoryStorage } from './testing/memory-storage'

const report = (change: Partial<IntegrityReport> = {}): IntegrityReport => ({
  sessionId: 's',
  answerId: 'a',
  take: 1,
  availability: 'available',
  intervals: [{ kind: 'gaze_away', startMs: 1_000, endMs: 6_000, confidence: 0.7, light: 'good', trackedShare: 1 }],
  observedMs: 20_000,
  speakingMs: 12_000,
  trackedShare: 0.9,
  samplesPerSecond: 2,
  light: 'good',
  gazeAwayShare: 0.4,
  eyeContactShare: null,
  ...change,
})

const hourMs = 60 * 60 * 1000

test('a later page reads an unsent report exactly as it was stored, until it expires', () => {
  const storage = memoryStorage()
  createReportStore(() => storage).save(report(), 0)
  const later = createReportStore(() => storage)
  expect(later.listUnsent(hourMs)).toEqual([report()])
  expect(later.listUnsent(50 * hourMs)).toEqual([])
  expect(storage.entries.size).toBe(0)
})

test('an incomplete or foreign record is not a report', () => {
  const storage = memoryStorage()
  storage.setItem('candor.integrity.s/a-1', '{"keptAtMs":1,"record":{"sessionId":3}}')
  storage.setItem('candor.integrity.s/b-1', '{"keptAtMs":')
  storage.setItem('else', 'where')
  expect(createReportStore(() => storage).listUnsent(2)).toEqual([])
  expect([...storage.entries.keys()]).toEqual(['else'])
})

test('if storage is blocked the report is kept as long as the page', () => {
  const store = createReportStore(() => {
    throw new Error('blocked')
  })
  store.save(report(), 0)
  expect(store.listUnsent(1)).toEqual([report()])
  store.delete(report())
  expect(store.listUnsent(1)).toEqual([])
})

test('a lost connection keeps the report, a refusal drops it, and an accepted one is not sent twice', async () => {
  const storage = memoryStorage()
  const own = createReportStore(() => storage)
  own.save(report(), 0)
  own.save(report({ answerId: 'b' }), 0)
  const send = vi.fn<(given: IntegrityReport) => Promise<unknown>>()
  const sender = createReportSender({ store: own, send, nowMs: () => 1 })
  send.mockRejectedValueOnce(new TypeError('offline'))
  await sender()
  expect(own.listUnsent(1)).toHaveLength(2)
  const refused = new ApiError('INTEGRITY_OFF', 409, { requestId: '', params: {}, fields: {} })
  send.mockRejectedValueOnce(refused).mockResolvedValue(undefined)
  await Promise.all([sender(), sender()])
  expect(own.listUnsent(1)).toEqual([])
  expect(send.mock.calls.map(([given]) => given.answerId)).toEqual(['a', 'a', 'b'])
})

test('a newer record of the same take that arrives during a send is still sent', async () => {
  const storage = memoryStorage()
  const store = createReportStore(() => storage)
  store.save(report(), 0)
  const sender = createReportSender({
    store,
    send: async () => store.save(report({ observedMs: 30_000 }), 1),
    nowMs: () => 1,
  })
  await sender()
  expect(store.listUnsent(1)).toEqual([report({ observedMs: 30_000 })])
})
