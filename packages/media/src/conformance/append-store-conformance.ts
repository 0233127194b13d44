import { describe, it } from 'vitest'
import { appendStoreChecks, type StoreBench, type StoreCheck } from './append-store-checks'
import { type DiskBench, durabilityChecks } from './durability-checks'

export async function runStoreCheck<Bench extends StoreBench>(
  check: StoreCheck<Bench>,
  make: () => Promise<Bench>,
): Promise<void> {
  const bench = await make()
  try {
    await check.run(bench)
  } finally {
    await bench.cleanUp()
  }
}

/** What every AppendStore must do. */
export function describeAppendStore(name: string, make: () => Promise<StoreBench>): void {
  describe(`append store: ${name}`, () => {
    for (const check of appendStoreChecks) it(check.name, () => runStoreCheck(check, make))
  })
}

/** What an AppendStore that promises durability must do besides, on a disk whose power can be cut. */
export function describeDurableAppendStore(name: string, make: () => Promise<DiskBench>): void {
  describeAppendStore(name, make)
  describe(`durable append store: ${name}`, () => {
    for (const check of durabilityChecks) it(check.name, () => runStoreCheck(check, make), 60_000)
  })
}
