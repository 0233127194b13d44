import { describe, it } from 'vitest'
import { type ObjectStoreFixture, objectStoreChecks, runObjectStoreCheck } from './object-store-checks'

/** Declares the checks that every ObjectStore must pass. */
export function describeObjectStore(name: string, createFixture: () => Promise<ObjectStoreFixture>): void {
  describe(`object store: ${name}`, () => {
    for (const check of objectStoreChecks) it(check.name, () => runObjectStoreCheck(check, createFixture), 30_000)
  })
}
