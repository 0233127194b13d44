import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTypedTurn } from '../../testing/interview-fixture'
import { commitTurn } from './operations/commit-turn'
import { readSession } from './repo/index'
import { loadView } from './session-view'
import { openSessionFixture, type SessionFixture } from './testing/session-fixture'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('loadView', () => {
  test('leaves out entries that another process wrote after the session row was read', async () => {
    const { id, actor } = await fixture.begin(fixture.linkId)
    const view = await fixture.deps.withActor(actor, async (tx) => {
      const row = await readSession(tx, id)
      if (row === null) throw new Error('the session does not exist')
      await commitTurn(fixture.context, actor, createTypedTurn(id, 1))
      return loadView(tx, row)
    })
    expect(view.journal.map(({ seq }) => seq)).toEqual([1, 2])
    expect((await fixture.listJournal(id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  })
})
