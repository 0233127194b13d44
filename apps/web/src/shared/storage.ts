/** Browser storage that may be blocked or full: reading gives null, writing says whether it held. */
type Kind = 'local' | 'session'

function open(kind: Kind): Storage {
  return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage
}

export function readStored(kind: Kind, key: string): string | null {
  try {
    return open(kind).getItem(key)
  } catch {
    return null
  }
}

export function writeStored(kind: Kind, key: string, value: string): boolean {
  try {
    open(kind).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Drops everything whose key passes. */
export function dropStoredWhere(kind: Kind, isDropped: (key: string) => boolean): void {
  try {
    const storage = open(kind)
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) if (isDropped(key)) storage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to drop.
  }
}

/** Drops everything whose key begins so. */
export function dropStoredPrefix(kind: Kind, prefix: string): void {
  dropStoredWhere(kind, (key) => key.startsWith(prefix))
}

export function dropStored(kind: Kind, key: string): void {
  try {
    open(kind).removeItem(key)
  } catch {
    // Blocked storage holds nothing to drop.
  }
}
