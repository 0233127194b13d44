import { dataSubject } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createSet } from '../../sets/operations/create-set'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { eraseOrganization } from './erase-organization'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const listPeople = (organizationId: string) =>
  fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(dataSubject).where(eq(dataSubject.organizationId, organizationId)),
  )

describe('eraseOrganization', () => {
  test('erases the sessions and people of one organization and of no other', async () => {
    const own = await fixture.begin(fixture.linkId)
    const owner = await makeMember(fixture.deps)
    const content = sampleContent(fixture.deps.newId)
    const set = await createSet(fixture.deps, owner, { name: 'Recruiter', content, producedBy: null, isActive: true })
    const other = await fixture.begin(set.linkId)
    await eraseOrganization(fixture.deps, own.actor.organizationId)
    await eraseOrganization(fixture.deps, own.actor.organizationId)
    expect(await listPeople(own.actor.organizationId)).toEqual([])
    expect(await fixture.listJournal(own.id)).toEqual([])
    expect(await listPeople(owner.organizationId)).toHaveLength(1)
    expect(await fixture.listJournal(other.id)).toHaveLength(2)
  })
})
