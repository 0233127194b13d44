import { createHash } from 'node:crypto'
import { requestBudgets } from '@candor/domain'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../caller'

const maxCallers = 20_000

const hashCookies = (cookies: string): string => createHash('sha256').update(cookies).digest('base64')

/** Whom a caller's requests are counted for; null: the caller is not known. A browser with several accesses counts as its newest. */
const getCallerKey = ({ user, candidate }: Caller): string | null => {
  if (user !== null) return `user ${user.userId}`
  const [newest] = candidate
  return newest === undefined ? null : `candidate ${newest.accessId}`
}

/**
 * The cookies that were proven in the last minutes. They decide only whose budget a request uses and which connections its
 * authentication may take: each request is still authenticated.
 */
export const createProvenCallers = (nowMs: () => number) => {
  const proven = new LRUCache<string, { readonly callerKey: string; readonly untilMs: number }>({ max: maxCallers })
  return {
    find(cookies: string | undefined): string | null {
      if (cookies === undefined) return null
      const found = proven.get(hashCookies(cookies))
      return found !== undefined && nowMs() < found.untilMs ? found.callerKey : null
    },
    /** Whether the cookies prove a caller. */
    record(cookies: string | undefined, caller: Caller): boolean {
      const callerKey = getCallerKey(caller)
      if (cookies === undefined || callerKey === null) return false
      proven.set(hashCookies(cookies), { callerKey, untilMs: nowMs() + requestBudgets.provenMs })
      return true
    },
    forget(cookies: string | undefined): void {
      if (cookies !== undefined) proven.delete(hashCookies(cookies))
    },
  }
}
