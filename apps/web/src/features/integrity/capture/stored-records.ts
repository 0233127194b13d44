/** The part of the Storage interface in use. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface StoredRecordsOptions<T> {
  storage: () => RecordStorage
  /** Prefix of the records' keys. */
  prefix: string
  getName: (record: T) => string
  /** Null: incomplete, or not in our format. */
  read: (value: unknown) => T | null
}

export interface StoredRecords<T> {
  save: (record: T, nowMs: number) => void
  read: (name: string) => T | null
  /** Lists the records and drops those that are too old. */
  list: (nowMs: number) => T[]
  delete: (name: string) => void
}

/** The server accepts nothing about an interview after two days. */
const LIFETIME_MS = 49 * 60 * 60 * 1000

function parse(raw: string | null): { keptAtMs: number; record: unknown } | null {
  if (raw === null) return null
  try {
    const value: unknown = JSON.parse(raw)
    if (typeof value !== 'object' || value === null || !('keptAtMs' in value) || !('record' in value)) return null
    return typeof value.keptAtMs === 'number' ? { keptAtMs: value.keptAtMs, record: value.record } : null
  } catch {
    return null
  }
}

/** Records for a later page: times and shares only. If storage is blocked they live as long as this page. */
export function createStoredRecords<T>({ storage, prefix, getName, read }: StoredRecordsOptions<T>): StoredRecords<T> {
  const here = new Map<string, string>()
  const quietly = <R>(work: (own: RecordStorage) => R, otherwise: R): R => {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }
  const readRaw = (key: string) => here.get(key) ?? quietly((own) => own.getItem(key), null)
  const remove = (key: string) => {
    here.delete(key)
    quietly((own) => own.removeItem(key), undefined)
  }
  const keys = (): string[] => {
    const stored = quietly((own) => Array.from({ length: own.length }, (_, index) => own.key(index)), [])
    const all = [...here.keys(), ...stored.filter((key) => key !== null)]
    return [...new Set(all.filter((key) => key.startsWith(prefix)))]
  }
  return {
    save: (record, nowMs) => {
      const key = `${prefix}${getName(record)}`
      const text = JSON.stringify({ keptAtMs: nowMs, record })
      const isStored = quietly<boolean>((own) => {
        own.setItem(key, text)
        return true
      }, false)
      if (isStored) here.delete(key)
      else here.set(key, text)
    },
    read: (name) => read(parse(readRaw(`${prefix}${name}`))?.record),
    list: (nowMs) =>
      keys().flatMap((key) => {
        const stored = parse(readRaw(key))
        const record = stored === null || nowMs - stored.keptAtMs > LIFETIME_MS ? null : read(stored.record)
        if (record === null) remove(key)
        return record === null ? [] : [record]
      }),
    delete: (name) => remove(`${prefix}${name}`),
  }
}
