import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { listRetakes } from './list-retakes'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('listRetakes', () => {
  test('lists only the answers that a fault made unusable', async () => {
    const { candidateSession, answerId } = await fixture.endInterview()
    expect(await listRetakes(fixture.context, candidateSession.actor, candidateSession.id)).toEqual({
      retakesLeft: 0,
      items: [{ answerId, reason: 'fault', priceCents: 0 }],
    })
  })

  test('lists every answer with its reason if the set allows retakes, and how many are left', async () => {
    const { candidateSession, answerId, session } = await fixture.endInterview(undefined, 2)
    const { retakesLeft, items } = await listRetakes(fixture.context, candidateSession.actor, candidateSession.id)
    const others = session.answers
      .slice(1)
      .map((answer) => ({ answerId: answer.answerId, reason: 'set', priceCents: 0 }))
    expect(others.length).toBeGreaterThan(0)
    expect({ retakesLeft, items }).toEqual({
      retakesLeft: 2,
      items: [{ answerId, reason: 'fault', priceCents: 0 }, ...others],
    })
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { candidateSession } = await fixture.endInterview()
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    const run = listRetakes(fixture.context, other.actor, candidateSession.id)
    expect(await getErrorCode(run)).toBe('SESSION_NOT_FOUND')
  })
})
