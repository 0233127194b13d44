import { expect, test } from 'vitest'
import { createFaultStore, type SavedFaults } from './fault-store'
import { createMemoryStorage } from './testing/memory-storage'

const take = { sessionId: 's', answerId: 'a', take: 1 }
const saved: SavedFaults = {
  ...take,
  segmentCount: 2,
  spans: [{ kind: 'networkLost', startMs: 500, endMs: 900 }],
  isSent: false,
  keptAtMs: 1000,
}
const hourMs = 60 * 60 * 1000

test('a later page reads the faults of a take exactly as an earlier page saved them', () => {
  const storage = createMemoryStorage()
  createFaultStore(() => storage).save(saved)
  expect(createFaultStore(() => storage).read(take)).toEqual(saved)
})

test('the faults of another take of the same answer stay apart', () => {
  const store = createFaultStore(() => createMemoryStorage())
  store.save(saved)
  expect(store.read({ ...take, take: 2 })).toBeNull()
})

test('only reports that the server does not have are listed as unsent', () => {
  const storage = createMemoryStorage()
  const store = createFaultStore(() => storage)
  store.save(saved)
  store.save({ ...saved, take: 2, isSent: true })
  expect(store.unsent(2000)).toEqual([saved])
  expect(store.read({ ...take, take: 2 })).not.toBeNull()
})

test('reports that the server no longer accepts are removed from the device, sent or not', () => {
  const storage = createMemoryStorage()
  const store = createFaultStore(() => storage)
  store.save(saved)
  store.save({ ...saved, take: 2, isSent: true })
  expect(store.unsent(1000 + 49 * hourMs)).toEqual([saved])
  expect(store.unsent(1001 + 49 * hourMs)).toEqual([])
  expect(storage.texts.size).toBe(0)
})

test.each([
  ['torn', '{"sessionId":"s"'],
  ['of another program', '{"sessionId":1,"answerId":2}'],
  ['no object', 'null'],
])('a record that is %s is no report and is removed', (_case, text) => {
  const storage = createMemoryStorage()
  storage.setItem('candor.faults.s/a-1', text)
  const store = createFaultStore(() => storage)
  expect(store.read(take)).toBeNull()
  expect(store.unsent(0)).toEqual([])
  expect(storage.texts.size).toBe(0)
})

test('records of other features in the same storage are left alone', () => {
  const storage = createMemoryStorage()
  storage.setItem('candor.device.audio', 'headset')
  const store = createFaultStore(() => storage)
  store.unsent(0)
  store.forget('s')
  expect([...storage.texts.keys()]).toEqual(['candor.device.audio'])
})

test('forgetting a session removes all its takes and no other session’s', () => {
  const storage = createMemoryStorage()
  const store = createFaultStore(() => storage)
  store.save(saved)
  store.save({ ...saved, take: 2 })
  store.save({ ...saved, sessionId: 's2' })
  store.forget('s')
  expect(store.unsent(2000).map(({ sessionId }) => sessionId)).toEqual(['s2'])
})

test('blocked or full storage never stops an answer: nothing is saved, and nothing is thrown', () => {
  const store = createFaultStore(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.save(saved)
  store.drop(take)
  store.forget('s')
  expect(store.read(take)).toBeNull()
  expect(store.unsent(2000)).toEqual([])
})
