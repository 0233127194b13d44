import { expect, test } from 'vitest'
import { createFaultStore } from './fault-store'
import { type FaultReport, type SendResult, TakeFaults } from './take-faults'
import { createMemoryStorage } from './testing/memory-storage'

const id = { sessionId: 's', answerId: 'a', take: 1 }

function scene(storage = createMemoryStorage()) {
  const store = createFaultStore(() => storage)
  const own = { elapsedMs: 0, nowMs: 1000, result: 'sent' as SendResult }
  const reports: FaultReport[] = []
  const waiting: (() => void)[] = []
  const faults = new TakeFaults({
    id,
    store,
    elapsedMs: () => own.elapsedMs,
    nowMs: () => own.nowMs,
    segmentCount: () => 2,
    send: (report) => {
      reports.push(report)
      return Promise.resolve(own.result)
    },
    schedule: (work) => {
      waiting.push(work)
      return () => waiting.splice(waiting.indexOf(work), 1)
    },
  })
  return { storage, store, own, reports, waiting, faults }
}

test('all spans are sent together, once per batch of changes, and nothing is sent without a fault', async () => {
  const { own, reports, waiting, faults } = scene()
  faults.begin()
  await faults.flush()
  expect([reports, waiting]).toEqual([[], []])
  own.elapsedMs = 500
  faults.set('networkLost', true)
  faults.set('networkLost', true)
  own.elapsedMs = 900
  faults.set('networkLost', false)
  expect(waiting).toHaveLength(1)
  await faults.flush()
  await faults.flush()
  const spans = [{ kind: 'networkLost', startMs: 500, endMs: 900 }]
  expect(reports).toEqual([{ ...id, segmentCount: 2, faults: spans }])
})

test('an unsent fault report is saved, and later pages retry it until it is sent', async () => {
  const first = scene()
  first.own.result = 'retryLater'
  first.own.elapsedMs = 500
  first.faults.set('deviceLost', true)
  await first.faults.flush()
  const unsent = first.store.unsent(2000)
  expect(unsent).toMatchObject([{ ...id, segmentCount: 2, spans: [{ kind: 'deviceLost', endMs: null }] }])
  // The same page tries again by itself.
  first.own.result = 'sent'
  await first.faults.flush()
  expect(first.reports).toHaveLength(2)
  expect(first.store.unsent(2000)).toEqual([])
})

test('a reloaded page continues the fault report and closes the faults that the earlier page left open', async () => {
  const first = scene()
  first.own.elapsedMs = 500
  first.faults.set('deviceLost', true)
  const second = scene(first.storage)
  second.own.elapsedMs = 7000
  second.faults.begin()
  second.faults.set('muted', true, 6500)
  second.faults.begin()
  await second.faults.flush()
  expect(second.reports.at(-1)?.faults).toEqual([
    { kind: 'deviceLost', startMs: 500, endMs: 7000 },
    { kind: 'muted', startMs: 6500, endMs: null },
  ])
})

test('reports that are too old or permanently refused are dropped, and a practice leaves none', async () => {
  const { own, store, storage, faults } = scene()
  own.result = 'refused'
  faults.set('black', true)
  await faults.flush()
  expect(storage.texts.size).toBe(0)
  store.save({ ...id, segmentCount: 1, spans: [], isSent: false, keptAtMs: 0 })
  expect(store.unsent(50 * 60 * 60 * 1000)).toEqual([])
  expect(storage.texts.size).toBe(0)
  storage.setItem('candor.other', 'x')
  store.save({ ...id, segmentCount: 1, spans: [], isSent: true, keptAtMs: 0 })
  store.forget('s')
  expect([...storage.texts.keys()]).toEqual(['candor.other'])
})

test('blocked storage does not stop the fault reports', async () => {
  const store = createFaultStore(() => {
    throw new Error('blocked')
  })
  store.save({ ...id, segmentCount: 1, spans: [], isSent: false, keptAtMs: 0 })
  expect([store.read(id), store.unsent(1)]).toEqual([null, []])
})
