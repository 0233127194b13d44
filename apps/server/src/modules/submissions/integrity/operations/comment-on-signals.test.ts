import { integrityComment } from '@candor/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { type IntegrityFixture, openIntegrity } from '../testing/open-integrity'
import { commentOnSignals } from './comment-on-signals'

const worker = { kind: 'worker' } as const
let fixture: IntegrityFixture

beforeAll(async () => {
  fixture = await openIntegrity()
})
afterAll(() => fixture.close())

describe('commentOnSignals', () => {
  test('stores, changes and removes a comment on a moment or on the whole take', async () => {
    const candidateSession = await fixture.beginSession()
    await fixture.report(candidateSession)
    const [moment] = (await fixture.readAsCandidate(candidateSession)).intervals
    const say = (intervalId: string | null, text: string) =>
      commentOnSignals(fixture.deps, candidateSession.actor, { sessionId: candidateSession.id, intervalId, text })
    await say(moment?.id ?? '', 'I picked up my pen.')
    await say(null, 'My camera stands at the side.')
    await say(null, 'My camera stands at the left side.')
    const said = await fixture.readAsCompany(candidateSession)
    expect([said.comment, said.intervals[0]?.comment]).toEqual([
      'My camera stands at the left side.',
      'I picked up my pen.',
    ])
    await say(null, '')
    expect((await fixture.readAsCompany(candidateSession)).comment).toBeNull()
    const rows = await fixture.deps.withActor(worker, (tx) =>
      tx
        .select()
        .from(integrityComment)
        .where(and(eq(integrityComment.sessionId, candidateSession.id), eq(integrityComment.isWithdrawn, true))),
    )
    expect(rows.map(({ text }) => text)).toEqual([''])
  })

  test('rejects a comment on another candidate’s moment with SESSION_NOT_FOUND', async () => {
    const mine = await fixture.beginSession()
    const theirs = await fixture.beginSession()
    const other = await fixture.beginAnother(mine)
    await fixture.report(theirs)
    await fixture.report(other)
    const [own] = (await fixture.readAsCandidate(other)).intervals
    const misplaced = { sessionId: mine.id, intervalId: own?.id ?? '', text: 'There.' }
    expect(await getErrorCode(commentOnSignals(fixture.deps, mine.actor, misplaced))).toBe('SESSION_NOT_FOUND')
    const [moment] = (await fixture.readAsCandidate(theirs)).intervals
    const foreign = { intervalId: moment?.id ?? '', text: 'Mine.' }
    expect(await getErrorCode(commentOnSignals(fixture.deps, mine.actor, { sessionId: mine.id, ...foreign }))).toBe(
      'SESSION_NOT_FOUND',
    )
    expect(await getErrorCode(commentOnSignals(fixture.deps, mine.actor, { sessionId: theirs.id, ...foreign }))).toBe(
      'SESSION_NOT_FOUND',
    )
  })
})
