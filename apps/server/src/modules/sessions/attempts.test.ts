import { sessionLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anonymousCaller,
  type CandidateSession,
  createTypedTurn,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
} from '../../testing/interview-fixture'
import { updateSet } from '../sets/operations/update-set'
import { createEmailProof } from './email-proof'
import { abortSession } from './operations/abort-session'
import { beginInterview } from './operations/begin-interview'
import { cancelRetake } from './operations/cancel-retake'
import { commitTurn } from './operations/commit-turn'
import { declareSegments } from './operations/declare-segments'
import { endSession } from './operations/end-session'
import { getIntro } from './operations/get-intro'
import { startInterview } from './operations/start-interview'
import { startRetake } from './operations/start-retake'
import { submitSession } from './operations/submit-session'
import { sweepSessions } from './operations/sweep-sessions'
import { lockStart, readSession } from './repo/index'

let fixture: InterviewFixture
beforeAll(async () => {
  fixture = await openInterviewFixture()
})
afterAll(() => fixture.close())

const makeSet = (attemptsPerPerson?: number) =>
  fixture.makeSet((content) => ({ ...content, ...(attemptsPerPerson === undefined ? {} : { attemptsPerPerson }) }))
const submit = async ({ id, actor }: CandidateSession) => {
  await commitTurn(fixture.context, actor, createTypedTurn(id, 1))
  await endSession(fixture.context, actor, { sessionId: id })
  await submitSession(fixture.context, actor, { sessionId: id })
}
/** The first question is answered with silence that a muted microphone explains, until the next question comes. */
const commitSilence = async ({ id: sessionId, actor }: CandidateSession): Promise<string> => {
  const silence = { mode: 'chat', source: 'device', text: '', speechMs: 0, durationMs: 50_000 } as const
  const turn = { ...createTypedTurn(sessionId, 1), ...silence }
  expect(await getErrorCode(commitTurn(fixture.context, actor, turn))).toBe('ANSWER_TOO_SHORT')
  let refused: string | null = 'ANSWER_TOO_SHORT'
  while (refused === 'ANSWER_TOO_SHORT') {
    refused = await commitTurn(fixture.context, actor, turn).then(
      () => null,
      (error) => error.code,
    )
  }
  const row = await fixture.deps.withActor(actor, (tx) => readSession(tx, sessionId))
  const answerId = row?.state.answers[0]?.answerId ?? ''
  const faults = [{ kind: 'muted', startMs: 0, endMs: 50_000 }] as const
  await declareSegments(fixture.context, actor, { sessionId, answerId, take: 1, segmentCount: 0, faults: [...faults] })
  return answerId
}
/** Until the countdown that followed the canceled retake is over. */
const sweepUntilOver = async (sessionId: string): Promise<void> => {
  fixture.deps.clock.advance(sessionLimits.autoSubmitAfterMs + 60_000)
  await sweepSessions(fixture.context)
  const row = await fixture.deps.withActor({ kind: 'worker' }, (tx) => readSession(tx, sessionId))
  expect(row?.state.autoSubmitAtMs).toBeNull()
}
/** A start in the browser of an earlier interview. */
const startAgain = (
  { caller }: CandidateSession,
  linkId: string,
  changes: Parameters<InterviewFixture['createStartInput']>[1],
) => startInterview(fixture.context, caller, fixture.createStartInput(linkId, changes))
const countLeft = async (linkId: string, caller = anonymousCaller) =>
  (await getIntro(fixture.context, caller, { linkId })).attemptsLeft

describe('attempts per person', () => {
  test('refuses a second interview after a submission where the set says nothing, and the intro says that none is left', async () => {
    const { linkId } = await makeSet()
    const email = 'once@example.org'
    const first = await fixture.begin(linkId, { email })
    expect(await countLeft(linkId, first.caller)).toBe(1)
    await submit(first)
    expect(await getErrorCode(startAgain(first, linkId, { email }))).toBe('INTERVIEW_ATTEMPTS_USED')
    expect([await countLeft(linkId, first.caller), await countLeft(linkId)]).toEqual([0, 1])
  })

  test('are as many as the set says now, each submitted interview using one', async () => {
    const set = await makeSet(1)
    const { linkId } = set
    const email = 'twice@example.org'
    const first = await fixture.begin(linkId, { email })
    await submit(first)
    expect(await getErrorCode(startAgain(first, linkId, { email }))).toBe('INTERVIEW_ATTEMPTS_USED')
    const content = { ...set.content, attemptsPerPerson: 2 }
    await updateSet(fixture.deps, fixture.member, { id: set.id, content })
    expect(await countLeft(linkId, first.caller)).toBe(1)
    const { view } = await startAgain(first, linkId, { email })
    await beginInterview(fixture.context, first.actor, { sessionId: view.row.id, mode: 'text' })
    await submit({ ...first, id: view.row.id })
    expect(await getErrorCode(startAgain(first, linkId, { email }))).toBe('INTERVIEW_ATTEMPTS_USED')
  })

  test('are not used by an interview that was left, or that ended without an answer', async () => {
    const { linkId } = await makeSet()
    const email = 'left@example.org'
    const left = await fixture.begin(linkId, { email })
    await abortSession(fixture.context, left.actor, { sessionId: left.id })
    const { view } = await startAgain(left, linkId, { email })
    const second = { sessionId: view.row.id }
    await beginInterview(fixture.context, left.actor, { ...second, mode: 'text' })
    await endSession(fixture.context, left.actor, second)
    expect(await countLeft(linkId, left.caller)).toBe(1)
    expect((await startAgain(left, linkId, { email })).view.row.id).not.toBe(view.row.id)
  })

  test('are not used by an interview that a lost connection paused, and a new one can be started at once or later', async () => {
    const { linkId } = await makeSet()
    const email = 'offline@example.org'
    const paused = await fixture.begin(linkId, { email })
    await commitTurn(fixture.context, paused.actor, createTypedTurn(paused.id, 1))
    fixture.deps.clock.advance(sessionLimits.interruptedAfterMs + 1)
    await sweepSessions(fixture.context)
    const intro = await getIntro(fixture.context, paused.caller, { linkId })
    expect([intro.session?.row.state.state, intro.attemptsLeft]).toEqual(['interrupted', 1])
    await abortSession(fixture.context, paused.actor, { sessionId: paused.id })
    const { view } = await startAgain(paused, linkId, { email })
    expect(view.row.id).not.toBe(paused.id)
    await beginInterview(fixture.context, paused.actor, { sessionId: view.row.id, mode: 'text' })
    fixture.deps.clock.advance(sessionLimits.interruptedAfterMs + sessionLimits.resumableForMs + 1)
    await sweepSessions(fixture.context)
    expect(await countLeft(linkId, paused.caller)).toBe(1)
    expect((await startAgain(paused, linkId, { email })).view.row.id).not.toBe(view.row.id)
  })

  test('refuse another interview while one waits for its submission, also by the API alone', async () => {
    const { linkId } = await makeSet()
    const email = 'waiting@example.org'
    const first = await fixture.begin(linkId, { email })
    await commitTurn(fixture.context, first.actor, createTypedTurn(first.id, 1))
    await endSession(fixture.context, first.actor, { sessionId: first.id })
    expect(await getErrorCode(startAgain(first, linkId, { email }))).toBe('INTERVIEW_ATTEMPTS_USED')
    const other = { email, emailProof: createEmailProof(fixture.deps, email) }
    expect(await getErrorCode(fixture.start(linkId, other))).toBe('INTERVIEW_ATTEMPTS_USED')
  })

  test('allow another interview while one waits for its submission, where the set allows two', async () => {
    const { linkId } = await makeSet(2)
    const email = 'waiting-of-two@example.org'
    const first = await fixture.begin(linkId, { email })
    await commitTurn(fixture.context, first.actor, createTypedTurn(first.id, 1))
    await endSession(fixture.context, first.actor, { sessionId: first.id })
    expect((await startAgain(first, linkId, { email })).view.row.id).not.toBe(first.id)
  })

  test('do not limit practice or rehearsals, which use none', async () => {
    const { linkId } = await makeSet()
    const email = 'practice@example.org'
    const first = await fixture.begin(linkId, { email })
    await submit(first)
    const { view } = await startAgain(first, linkId, { email, isPractice: true })
    expect(view.row.isPractice).toBe(true)
    await beginInterview(fixture.context, first.actor, { sessionId: view.row.id, mode: 'text' })
    const { userId, organizationId, role } = fixture.member
    const user = { userId, sessionId: 'a session', organizationId, role }
    const input = fixture.createStartInput(linkId, { email, isRehearsal: true })
    const tried = await startInterview(fixture.context, { ...first.caller, user }, input)
    expect(tried.view.row.state.isRehearsal).toBe(true)
  })

  test('are counted in one set only', async () => {
    const [one, other] = [await makeSet(), await makeSet()]
    const email = 'two-sets@example.org'
    const first = await fixture.begin(one.linkId, { email })
    await submit(first)
    expect((await startAgain(first, other.linkId, { email })).view.row.setId).toBe(other.id)
  })

  test('are counted by address: another browser must prove it, and is refused then', async () => {
    const { linkId } = await makeSet()
    const email = 'browsers@example.org'
    await submit(await fixture.begin(linkId, { email }))
    expect(await getErrorCode(fixture.start(linkId, { email: 'Browsers@example.org' }))).toBe('EMAIL_PROOF_REQUIRED')
    const emailProof = createEmailProof(fixture.deps, email)
    expect(await getErrorCode(fixture.start(linkId, { email, emailProof }))).toBe('INTERVIEW_ATTEMPTS_USED')
  })

  test('let an interview that was prepared before the last one was submitted not begin', async () => {
    const { linkId } = await makeSet()
    const email = 'prepared@example.org'
    const prepared = await fixture.start(linkId, { email })
    await submit(await fixture.begin(linkId, { email }))
    const begin = beginInterview(fixture.context, prepared.actor, { sessionId: prepared.id, mode: 'text' })
    expect(await getErrorCode(begin)).toBe('INTERVIEW_ATTEMPTS_USED')
  })

  test('let an answer of an interview that ended without words be retaken until another one has used the last', async () => {
    const { linkId } = await makeSet()
    const email = 'wordless@example.org'
    const begin = async () => {
      const session = await fixture.begin(linkId, { email, mode: 'chat' })
      const answerId = await commitSilence(session)
      await endSession(fixture.context, session.actor, { sessionId: session.id })
      return { session, input: { sessionId: session.id, answerId } }
    }
    const free = await begin()
    expect(await countLeft(linkId, free.session.caller)).toBe(1)
    const { view } = await startAgain(free.session, linkId, { email })
    await beginInterview(fixture.context, free.session.actor, { sessionId: view.row.id, mode: 'text' })
    const started = await startRetake(fixture.context, free.session.actor, free.input)
    expect(started.row.state.retake?.turn).toBe(1)
    await cancelRetake(fixture.context, free.session.actor, free.input)
    await sweepUntilOver(free.input.sessionId)
    await submit({ ...free.session, id: view.row.id })
    const again = startRetake(fixture.context, free.session.actor, free.input)
    expect(await getErrorCode(again)).toBe('INTERVIEW_ATTEMPTS_USED')
  })

  test('give two tabs that start the last one at once the same interview', async () => {
    const { linkId } = await makeSet(2)
    const email = 'tabs@example.org'
    const first = await fixture.begin(linkId, { email })
    await submit(first)
    const started = await Promise.all([1, 2].map(() => startAgain(first, linkId, { email })))
    const ids = new Set(started.map(({ view }) => view.row.id))
    expect(ids.size).toBe(1)
    expect(ids.has(first.id)).toBe(false)
  })

  test('are counted after every earlier start with the address has ended', async () => {
    const set = await makeSet()
    const email = 'waits@example.org'
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const holder = fixture.deps.withActor({ kind: 'worker' }, async (tx) => {
      await lockStart(tx, `attempts ${set.id} ${email}`)
      await held
    })
    let endedCount = 0
    const starts = [1, 2].map(() =>
      fixture.start(set.linkId, { email }).finally(() => {
        endedCount += 1
      }),
    )
    await fixture.start(set.linkId, { email: 'does-not-wait@example.org' })
    const whileHeld = endedCount
    release()
    await holder
    await Promise.all(starts)
    expect([whileHeld, endedCount]).toEqual([0, 2])
  })
})
