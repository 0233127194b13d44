import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { listSessions } from './list-sessions'

let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

describe('listSessions', () => {
  test('lists the session that a submission came from', async () => {
    const { id, sessionId } = await fixture.submit()
    const { items } = await listSessions(fixture.deps, fixture.member, { id })
    expect(items).toMatchObject([{ id: sessionId, state: 'ended', mode: 'text' }])
  })

  test('rejects a submission of another organization with NOT_FOUND, like one that does not exist', async () => {
    const { id } = await fixture.submit()
    const { deps, stranger, member } = fixture
    await expect(listSessions(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(listSessions(deps, member, { id: deps.newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
