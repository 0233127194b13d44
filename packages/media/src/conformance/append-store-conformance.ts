import { describe, it } from 'vitest'
import { appendStoreChecks, type StoreCheck, type StoreFixture } from './append-store-checks'
import { type DiskFixture, durabilityChecks } from './durability-checks'
import { tamperingChecks } from './tampering-checks'

export async function runStoreCheck<Fixture extends StoreFixture>(
  check: StoreCheck<Fixture>,
  createFixture: () => Promise<Fixture>,
): Promise<void> {
  const fixture = await createFixture()
  try {
    await check.run(fixture)
  } finally {
    await fixture.cleanUp()
  }
}

/** Declares the checks that every AppendStore must pass. */
export function describeAppendStore(name: string, createFixture: () => Promise<StoreFixture>): void {
  describe(`append store: ${name}`, () => {
    for (const check of appendStoreChecks) it(check.name, () => runStoreCheck(check, createFixture))
  })
}

/** Adds the checks for durable stores, on a simulated disk whose power can be cut. */
export function describeDurableAppendStore(name: string, createFixture: () => Promise<DiskFixture>): void {
  describeAppendStore(name, createFixture)
  describe(`durable append store: ${name}`, () => {
    for (const check of durabilityChecks) it(check.name, () => runStoreCheck(check, createFixture), 60_000)
  })
}

/** Adds the checks for stores that authenticate what they read. */
export function describeAuthenticatedAppendStore(name: string, createFixture: () => Promise<DiskFixture>): void {
  describe(`authenticated append store: ${name}`, () => {
    for (const check of tamperingChecks) it(check.name, () => runStoreCheck(check, createFixture), 60_000)
  })
}
