import { auditLimits } from '@candor/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRetention } from '../../../platform/retention/apply-retention'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { listAuditEvents } from '../operations/list-audit-events'
import { auditRetention } from './retention'

let deps: TestDeps

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('deletes events past their time and leaves younger ones', async () => {
  const owner = await makeMember(deps)
  const record = () =>
    deps.withActor(owner, (tx) => deps.audit.record(tx, { type: 'sign_out', actor: owner, subject: null }))
  // The database compares with its own clock too, which runs while this one stands still.
  deps.clock.advance(Date.now() - deps.clock.nowMs() - auditLimits.retentionMs - 60_000)
  await record()
  deps.clock.advance(auditLimits.retentionMs)
  await record()
  deps.clock.advance(60_000)
  await applyRetention(deps, [auditRetention])
  expect((await listAuditEvents(deps, owner, {})).items).toHaveLength(1)
})
