import type { FaultStorage } from '../fault-store'

/** A browser's storage, and the texts in it. */
export function createMemoryStorage(): FaultStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }
}
