import { sessionEvent } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { listMessages } from './list-messages'

let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

describe('listMessages', () => {
  test('lists the messages of the session, and none of its other events', async () => {
    const { deps, member } = fixture
    const { id, sessionId } = await fixture.submit()
    const at = new Date(deps.clock.nowMs())
    const ids = { organizationId: member.organizationId, dataSubjectId: deps.newId() }
    const payload = { content: 'Xin chào!', role: 'interviewer', messageType: 'intro', turn: 1 }
    await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.insert(sessionEvent).values([
        { sessionId, seq: 1, ...ids, type: 'message', payload, at },
        { sessionId, seq: 2, ...ids, type: 'session', payload: {}, at },
      ]),
    )
    expect(await listMessages(deps, member, { id, sessionId })).toEqual({
      items: [{ content: 'Xin chào!', role: 'interviewer', type: 'intro', timestamp: at.toISOString() }],
    })
  })

  test('rejects a session that is not the submission’s with NOT_FOUND', async () => {
    const { id } = await fixture.submit()
    const run = listMessages(fixture.deps, fixture.member, { id, sessionId: fixture.deps.newId() })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('rejects a submission of another organization with NOT_FOUND, like one that does not exist', async () => {
    const { id, sessionId } = await fixture.submit()
    const { deps, stranger, member } = fixture
    await expect(listMessages(deps, stranger, { id, sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(listMessages(deps, member, { id: deps.newId(), sessionId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
