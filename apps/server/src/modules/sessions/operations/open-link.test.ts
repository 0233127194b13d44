import { status } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymousCaller, getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { openLink } from './open-link'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('openLink', () => {
  test('refuses an unknown link with INTERVIEW_NO_ACCESS', async () => {
    const run = openLink(fixture.deps, anonymousCaller, { linkId: 'x'.repeat(22) })
    expect(await getErrorCode(run)).toBe('INTERVIEW_NO_ACCESS')
  })

  test('refuses a set by invitation only with INTERVIEW_NOT_SHARED', async () => {
    const set = await fixture.makeSet()
    await fixture.updateSet(set.id, { access: 'invitation' })
    const run = openLink(fixture.deps, anonymousCaller, { linkId: set.linkId })
    expect(await getErrorCode(run)).toBe('INTERVIEW_NOT_SHARED')
  })

  test('refuses an archived set, except to a candidate with an unfinished session of it', async () => {
    const set = await fixture.makeSet()
    const { id, caller } = await fixture.begin(set.linkId)
    await fixture.updateSet(set.id, { status: status.ARCHIVED })
    expect(await getErrorCode(openLink(fixture.deps, anonymousCaller, { linkId: set.linkId }))).toBe('INTERVIEW_CLOSED')
    const { own } = await openLink(fixture.deps, caller, { linkId: set.linkId })
    expect(own.map(({ row }) => row.id)).toEqual([id])
  })
})
