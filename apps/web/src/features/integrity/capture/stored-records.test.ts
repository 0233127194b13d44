import { expect, test } from 'vitest'
import { createStoredRecords, type RecordStorage } from './stored-records'
import { memoryStorage } from './testing/memory-storage'

interface Note {
  name: string
  count: number
}
const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'name' in value && 'count' in value
const create = (storage: () => RecordStorage) =>
  createStoredRecords<Note>({
    storage,
    prefix: 'note.',
    getName: ({ name }) => name,
    read: (value) => (isNote(value) ? { name: value.name, count: value.count } : null),
  })
const hourMs = 60 * 60 * 1000

/** A storage that is full for a while. */
function createFullStorage() {
  const own = { ...memoryStorage(), maxRecords: 0 }
  return {
    own,
    get length() {
      return own.entries.size
    },
    key: own.key,
    getItem: own.getItem,
    removeItem: own.removeItem,
    setItem: (key: string, value: string) => {
      if (own.entries.size >= own.maxRecords) throw new DOMException('full', 'QuotaExceededError')
      own.setItem(key, value)
    },
  }
}

test('a record replaces the earlier one of the same name, for every page', () => {
  const storage = memoryStorage()
  const records = create(() => storage)
  records.save({ name: 'a', count: 1 }, 0)
  records.save({ name: 'a', count: 2 }, 1)
  expect(create(() => storage).list(2)).toEqual([{ name: 'a', count: 2 }])
})

test('a full storage keeps the record in this page, and the newer one is what is read', () => {
  const storage = createFullStorage()
  storage.own.maxRecords = 10
  const records = create(() => storage)
  records.save({ name: 'a', count: 1 }, 0)
  storage.own.maxRecords = 0
  records.save({ name: 'a', count: 2 }, 1)
  expect(records.read('a')).toEqual({ name: 'a', count: 2 })
  expect(records.list(2)).toEqual([{ name: 'a', count: 2 }])
})

test('a record that could be stored later is the one that counts from then on', () => {
  const storage = createFullStorage()
  const records = create(() => storage)
  records.save({ name: 'a', count: 1 }, 0)
  storage.own.maxRecords = 10
  records.save({ name: 'a', count: 2 }, 1)
  expect(records.read('a')).toEqual({ name: 'a', count: 2 })
  expect(create(() => storage).read('a')).toEqual({ name: 'a', count: 2 })
})

test('a dropped record is gone from the storage and from this page', () => {
  const storage = createFullStorage()
  const records = create(() => storage)
  records.save({ name: 'a', count: 1 }, 0)
  records.delete('a')
  expect(records.list(1)).toEqual([])
})

test('records that are too old or unreadable are removed, and those of other features are left alone', () => {
  const storage = memoryStorage()
  const records = create(() => storage)
  records.save({ name: 'old', count: 1 }, 0)
  records.save({ name: 'new', count: 1 }, 48 * hourMs)
  storage.setItem('note.torn', '{"keptAtMs":')
  storage.setItem('other.a', '1')
  expect(records.list(50 * hourMs)).toEqual([{ name: 'new', count: 1 }])
  expect([...storage.entries.keys()]).toEqual(['note.new', 'other.a'])
})
