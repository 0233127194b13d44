import { status } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anonymousCaller,
  type CandidateSession,
  createTypedTurn,
  getErrorCode,
} from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { abortSession } from './abort-session'
import { checkAccess } from './check-access'
import { commitTurn } from './commit-turn'
import { endSession } from './end-session'
import { submitSession } from './submit-session'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const check = (linkId: string, caller = anonymousCaller) => checkAccess(fixture.deps, caller, { linkId })
const end = async ({ id, actor }: CandidateSession, hasAnswer: boolean) => {
  if (hasAnswer) await commitTurn(fixture.context, actor, createTypedTurn(id, 1))
  await endSession(fixture.context, actor, { sessionId: id })
}

describe('checkAccess', () => {
  test('says that anyone may take an open interview, and refuses an unknown link', async () => {
    expect(await check(fixture.linkId)).toEqual({ may: 'take', whyNot: null })
    expect(await getErrorCode(check('x'.repeat(22)))).toBe('INTERVIEW_NO_ACCESS')
  })

  test('says why a stranger may neither take nor see an interview that isn’t open to them', async () => {
    const set = await fixture.makeSet()
    await fixture.updateSet(set.id, { access: 'invitation' })
    expect(await check(set.linkId)).toEqual({ may: 'nothing', whyNot: 'INTERVIEW_NOT_SHARED' })
    const code = 'not-a-code'
    expect(await checkAccess(fixture.deps, anonymousCaller, { linkId: set.linkId, code })).toEqual({
      may: 'nothing',
      whyNot: 'INTERVIEW_NOT_SHARED',
    })
    await fixture.updateSet(set.id, { access: 'open', status: status.ARCHIVED })
    expect(await check(set.linkId)).toEqual({ may: 'nothing', whyNot: 'INTERVIEW_CLOSED' })
  })

  test('lets a begun interview continue after its set was archived, and no new one start', async () => {
    const set = await fixture.makeSet()
    const begun = await fixture.begin(set.linkId, { email: 'continues@example.org' })
    await fixture.updateSet(set.id, { status: status.ARCHIVED })
    expect(await check(set.linkId, begun.caller)).toEqual({ may: 'take', whyNot: 'INTERVIEW_CLOSED' })
    await abortSession(fixture.context, begun.actor, { sessionId: begun.id })
    expect(await check(set.linkId, begun.caller)).toEqual({ may: 'nothing', whyNot: 'INTERVIEW_CLOSED' })
  })

  test('lets a candidate whose interview ended without an answer take another one', async () => {
    const begun = await fixture.begin(fixture.linkId, { email: 'empty@example.org' })
    await end(begun, false)
    expect(await check(fixture.linkId, begun.caller)).toEqual({ may: 'take', whyNot: null })
  })

  test('lets a candidate without an attempt left only see, from the end of the last interview on', async () => {
    const begun = await fixture.begin(fixture.linkId, { email: 'last@example.org' })
    await end(begun, true)
    const used = { may: 'see', whyNot: 'INTERVIEW_ATTEMPTS_USED' }
    expect(await check(fixture.linkId, begun.caller)).toEqual(used)
    await submitSession(fixture.context, begun.actor, { sessionId: begun.id })
    expect(await check(fixture.linkId, begun.caller)).toEqual(used)
  })

  test('lets an interview that was prepared before the last one was submitted not be taken', async () => {
    const set = await fixture.makeSet()
    const email = 'prepared@example.org'
    const prepared = await fixture.start(set.linkId, { email })
    const begun = await fixture.begin(set.linkId, { email })
    await end(begun, true)
    expect(await check(set.linkId, prepared.caller)).toEqual({ may: 'nothing', whyNot: 'INTERVIEW_ATTEMPTS_USED' })
  })
})
