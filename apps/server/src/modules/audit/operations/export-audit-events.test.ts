import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { exportAuditEvents } from './export-audit-events'

let deps: TestDeps

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('exports the log as CSV with inert cells, and with its own export as the newest event', async () => {
  const owner = await makeMember(deps)
  await createSet(deps, owner, { name: '=1+1, "x"', content: sampleContent(deps.newId), producedBy: null })
  deps.clock.advance(1_000)
  const lines: string[] = []
  for await (const line of await exportAuditEvents(deps, owner, {})) lines.push(line)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^"time","event","actor_kind","actor",/)
  expect(lines[1]).toContain('"audit_log.exported","member","Mai Trần"')
  expect(lines[2]).toContain(`"set.created"`)
  expect(lines[2]).toContain(`"'=1+1, ""x"""`)
})

test('exports only the events of the filter and of the organization', async () => {
  const owner = await makeMember(deps)
  const stranger = await makeMember(deps)
  await createSet(deps, owner, { name: 'A', content: sampleContent(deps.newId), producedBy: null })
  const count = async (...[actor, filter]: [typeof owner, { type?: 'set.created' }]): Promise<number> => {
    let lines = 0
    for await (const _ of await exportAuditEvents(deps, actor, filter)) lines += 1
    return lines
  }
  expect(await count(owner, { type: 'set.created' })).toBe(2)
  expect(await count(stranger, { type: 'set.created' })).toBe(1)
})
