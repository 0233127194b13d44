import { describe, it } from 'vitest'
import { type ObjectStoreBench, objectStoreChecks, runObjectStoreCheck } from './object-store-checks'

/** What every ObjectStore must do. */
export function describeObjectStore(name: string, make: () => Promise<ObjectStoreBench>): void {
  describe(`object store: ${name}`, () => {
    for (const check of objectStoreChecks) it(check.name, () => runObjectStoreCheck(check, make), 30_000)
  })
}
