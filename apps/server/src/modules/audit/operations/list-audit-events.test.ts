import { auditLimits } from '@candor/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { changeRole } from '../../identity/organizations/operations/change-role'
import { joinOrganization } from '../../identity/organizations/testing/join-organization'
import { createSet } from '../../sets/operations/create-set'
import { listAuditEvents } from './list-audit-events'

let deps: TestDeps
let owner: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
})
beforeEach(async () => {
  owner = await makeMember(deps)
})
afterAll(() => deps.close())

const record = (count: number): Promise<void> =>
  deps.withActor(owner, async (tx) => {
    for (let n = 0; n < count; n += 1) {
      await deps.audit.record(tx, { type: 'judge_exam.ordered', actor: owner, subject: null })
    }
  })

describe('listAuditEvents', () => {
  test('shows each event once over all pages, even if many happened in the same millisecond', async () => {
    const total = 2 * auditLimits.pageEvents + 3
    await record(total)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await listAuditEvents(deps, owner, { cursor })
      expect(page.items.length).toBeLessThanOrEqual(auditLimits.pageEvents)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect([seen.length, new Set(seen).size]).toEqual([total, total])
  })

  test('names the people and things of an event, the newest event first', async () => {
    const colleague = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'viewer' })
    const set = await createSet(deps, owner, {
      name: 'Recruiter',
      content: sampleContent(deps.newId),
      producedBy: null,
    })
    deps.clock.advance(1_000)
    await changeRole(deps, owner, { id: colleague.memberId, role: 'reviewer' })
    const { items } = await listAuditEvents(deps, owner, {})
    expect(items).toMatchObject([
      {
        type: 'member.role_changed',
        actor: { kind: 'member', id: owner.userId, name: 'Mai Trần' },
        subject: { type: 'user', id: colleague.userId, name: 'Lan Phạm' },
        detail: 'reviewer',
      },
      { type: 'set.created', subject: { type: 'set', id: set.id, name: 'Recruiter' }, detail: null },
    ])
  })

  test('filters by group, type, person, subject and time', async () => {
    const startMs = deps.clock.nowMs()
    await record(1)
    deps.clock.advance(60_000)
    const set = await createSet(deps, owner, { name: 'A', content: sampleContent(deps.newId), producedBy: null })
    const at = (ms: number): string => new Date(startMs + ms).toISOString()
    const list = async (filter: Parameters<typeof listAuditEvents>[2]): Promise<string[]> =>
      (await listAuditEvents(deps, owner, filter)).items.map(({ type }) => type)
    expect(await list({ group: 'people' })).toEqual([])
    expect(await list({ group: 'interviews' })).toEqual(['set.created', 'judge_exam.ordered'])
    expect(await list({ type: 'judge_exam.ordered' })).toEqual(['judge_exam.ordered'])
    expect(await list({ subjectId: set.id })).toEqual(['set.created'])
    expect(await list({ actorId: owner.userId, from: at(1) })).toEqual(['set.created'])
    expect(await list({ actorId: deps.newId() })).toEqual([])
    expect(await list({ until: at(60_000) })).toEqual(['judge_exam.ordered'])
  })

  test('shows nothing of another organization, not even by its ids', async () => {
    const stranger = await makeMember(deps)
    await record(1)
    for (const filter of [{}, { actorId: owner.userId }]) {
      expect((await listAuditEvents(deps, stranger, filter)).items).toEqual([])
    }
  })

  test('leaves no event of a change that was rolled back', async () => {
    const failing = deps.withActor(owner, async (tx) => {
      await deps.audit.record(tx, { type: 'judge_exam.ordered', actor: owner, subject: null })
      throw new Error('after the record')
    })
    await expect(failing).rejects.toThrow('after the record')
    expect((await listAuditEvents(deps, owner, {})).items).toEqual([])
  })
})
