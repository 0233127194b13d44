import { expect, test } from 'vitest'
import { createPartStore, type TakePart } from './part-store'
import { createReportStore } from './report-store'
import { memoryStorage } from './testing/memory-storage'
import { discardOtherTakes, reportUnsentTakes, type Stores } from './unsent-takes'

const part: TakePart = {
  sessionId: 's',
  answerId: 'a',
  take: 1,
  counts: {
    intervals: [],
    looks: 40,
    darkLooks: 0,
    observedMs: 20_000,
    judgedMs: 20_000,
    speakingMs: 12_000,
    gazeKnownMs: 18_000,
    awayMs: 2000,
    contactMs: 10_000,
  },
  durationMs: 22_000,
  isReported: false,
}

function createStores(): Stores {
  const storage = memoryStorage()
  return { parts: createPartStore(() => storage), reports: createReportStore(() => storage), nowMs: () => 1000 }
}

test('what a killed page had counted is reported by the next page, once', () => {
  const stores = createStores()
  stores.parts.save(part, 0)
  reportUnsentTakes(stores)
  const [report] = stores.reports.listUnsent(1000)
  expect(report).toMatchObject({ sessionId: 's', answerId: 'a', take: 1, observedMs: 20_000, speakingMs: 12_000 })
  if (report) stores.reports.delete(report)
  reportUnsentTakes(stores)
  expect(stores.reports.listUnsent(1000)).toEqual([])
})

test('a reported part stays, so that a page that takes over continues the take', () => {
  const stores = createStores()
  stores.parts.save(part, 0)
  reportUnsentTakes(stores)
  expect(stores.parts.read(part)).toEqual({ ...part, isReported: true })
})

test('the next take ends the earlier ones of its session: they are reported and then deleted', () => {
  const stores = createStores()
  const running = { ...part, answerId: 'b' }
  for (const own of [part, running, { ...part, sessionId: 'another' }]) stores.parts.save(own, 0)
  discardOtherTakes({ sessionId: 's', isStill: ({ answerId }) => answerId === 'b' }, stores)
  expect(stores.reports.listUnsent(1000)).toMatchObject([{ sessionId: 's', answerId: 'a' }])
  expect(stores.parts.list(1000).map(({ sessionId, answerId }) => `${sessionId}/${answerId}`)).toEqual([
    's/b',
    'another/a',
  ])
})
