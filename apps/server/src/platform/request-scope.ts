import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request that is being handled, for records deep below its handler. */
export interface RequestScope {
  readonly requestId: string
  /** Browser and system in words; empty: unknown. */
  readonly device: string
}

const storage = new AsyncLocalStorage<RequestScope>()

/** Runs a handler, and everything that it awaits, within the scope of its request. */
export const runInRequestScope = (scope: RequestScope, run: () => void): void => storage.run(scope, run)

/** Null outside a request: in a job or at the start. */
export const findRequestScope = (): RequestScope | null => storage.getStore() ?? null
