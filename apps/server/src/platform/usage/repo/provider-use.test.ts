import type { ProviderUse } from '@candor/ai'
import { providerUse } from '@candor/db'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createUsageRecorder } from '../create-usage-recorder'

let deps: TestDeps
let ours: Awaited<ReturnType<typeof makeMember>>
let theirs: Awaited<ReturnType<typeof makeMember>>
beforeAll(async () => {
  deps = await createTestDeps()
  ours = await makeMember(deps)
  theirs = await makeMember(deps)
})
afterAll(() => deps.close())

const createUse = (organizationId: string, changes: Partial<ProviderUse> = {}): ProviderUse => ({
  organizationId,
  sessionId: null,
  purpose: 'probe',
  kind: 'language-model',
  provider: 'anthropic/m',
  outcome: 'ok',
  inputTokens: 120,
  outputTokens: 30,
  audioMs: 0,
  characters: 0,
  latencyMs: 412,
  costMicroUsd: 700,
  atMs: deps.clock.nowMs(),
  ...changes,
})

const listRows = (actor: typeof ours) =>
  deps.withActor(actor, (tx) => tx.select().from(providerUse).orderBy(asc(providerUse.costMicroUsd)))

describe('the usage recorder', () => {
  it('stores every call with its cost, readable only by members of the organization', async () => {
    const recorder = createUsageRecorder(deps, { waitMs: 60_000 })
    recorder.record(createUse(ours.organizationId))
    recorder.record(
      createUse(ours.organizationId, {
        kind: 'speech-to-text',
        outcome: 'timeout',
        audioMs: 9_000,
        costMicroUsd: null,
      }),
    )
    recorder.record(createUse(theirs.organizationId, { costMicroUsd: 5 }))
    await recorder.stop()
    expect(await listRows(ours)).toMatchObject([
      { kind: 'language-model', provider: 'anthropic/m', inputTokens: 120, latencyMs: 412, costMicroUsd: 700 },
      { kind: 'speech-to-text', outcome: 'timeout', audioMs: 9_000, costMicroUsd: null },
    ])
    expect(await listRows(theirs)).toHaveLength(1)
  })

  it('adds up the cost since the start of the day', async () => {
    const recorder = createUsageRecorder(deps, { waitMs: 60_000 })
    const atMs = deps.clock.nowMs() - 86_400_000
    recorder.record(createUse(ours.organizationId, { atMs, costMicroUsd: 9_000 }))
    await recorder.stop()
    expect(await recorder.readSpentMicroUsd(ours.organizationId, deps.clock.nowMs() - 1_000)).toBe(700)
    expect(await recorder.readSpentMicroUsd(deps.newId(), 0)).toBe(0)
  })

  it('leaves out a deleted organization and stores the rest of the batch', async () => {
    const recorder = createUsageRecorder(deps, { waitMs: 60_000 })
    const before = (await listRows(theirs)).length
    recorder.record(createUse(deps.newId()))
    recorder.record(createUse(theirs.organizationId))
    await recorder.stop()
    expect(await listRows(theirs)).toHaveLength(before + 1)
  })

  it('writes by itself after a while, and retries after a database failure without duplicates', async () => {
    let failures = 2
    const withActor: TestDeps['withActor'] = (actor, run) => {
      if (failures-- > 0) return Promise.reject(new Error('away'))
      return deps.withActor(actor, run)
    }
    const before = (await listRows(theirs)).length
    const recorder = createUsageRecorder({ ...deps, withActor }, { waitMs: 10 })
    for (let call = 0; call < 250; call++) recorder.record(createUse(theirs.organizationId))
    await expect.poll(async () => (await listRows(theirs)).length - before, { timeout: 10_000 }).toBe(250)
    await recorder.stop()
    expect((await listRows(theirs)).length - before).toBe(250)
  })

  it('drops the oldest calls if too many wait', async () => {
    const before = (await listRows(theirs)).length
    const recorder = createUsageRecorder(deps, { waitMs: 60_000, maxWaiting: 3 })
    for (let call = 0; call < 5; call++) recorder.record(createUse(theirs.organizationId, { latencyMs: call }))
    await recorder.stop()
    expect((await listRows(theirs)).length - before).toBe(3)
  })
})
