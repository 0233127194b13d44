import { status } from '@candor/contract'
import { candidateAccess, consent, dataSubject, interviewSession, interviewSetVersion } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anonymousCaller,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
} from '../../../testing/interview-fixture'
import { lockStart } from '../repo/index'
import { abortSession } from './abort-session'
import { answerScreening, getScreening } from './answer-screening'
import { beginInterview } from './begin-interview'
import { discardPractice } from './discard-practice'
import { endSession } from './end-session'
import { getIntro } from './get-intro'
import { resumeSession } from './resume-session'
import { startInterview } from './start-interview'

let fixture: InterviewFixture
let linkId: string

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
})
afterAll(() => fixture.close())

const worker = { kind: 'worker' } as const
const countAll = () =>
  fixture.deps.withActor(worker, async (tx) => ({
    sessions: (await tx.select({ id: interviewSession.id }).from(interviewSession)).length,
    people: (await tx.select({ id: dataSubject.id }).from(dataSubject)).length,
    accesses: (await tx.select({ id: candidateAccess.id }).from(candidateAccess)).length,
  }))

describe('a link', () => {
  test('that leads nowhere is refused with its own error text', async () => {
    expect(await getErrorCode(getIntro(fixture.context, anonymousCaller, 'x'.repeat(22)))).toBe('INTERVIEW_NO_ACCESS')
  })

  test('of a set by invitation only is refused without an invitation', async () => {
    const set = await fixture.makeSet()
    await fixture.updateSet(set.id, { access: 'invitation' })
    expect(await getErrorCode(getIntro(fixture.context, anonymousCaller, set.linkId))).toBe('INTERVIEW_NOT_SHARED')
    expect(await getErrorCode(fixture.start(set.linkId))).toBe('INTERVIEW_NOT_SHARED')
  })

  test('of an archived set is closed, but not to a candidate in the middle of it', async () => {
    const set = await fixture.makeSet()
    const candidateSession = await fixture.begin(set.linkId)
    await fixture.updateSet(set.id, { status: status.ARCHIVED })
    expect(await getErrorCode(getIntro(fixture.context, anonymousCaller, set.linkId))).toBe('INTERVIEW_CLOSED')
    const { session } = await getIntro(fixture.context, candidateSession.caller, set.linkId)
    expect(session?.row.id).toBe(candidateSession.id)
    const again = await startInterview(fixture.context, candidateSession.caller, fixture.createStartInput(set.linkId))
    expect(again.view.row.id).toBe(candidateSession.id)
  })

  test('of an archived set lets no candidate turn a practice into an interview', async () => {
    const set = await fixture.makeSet()
    const practice = await fixture.begin(set.linkId, { isPractice: true })
    await fixture.updateSet(set.id, { status: status.ARCHIVED })
    const run = startInterview(fixture.context, practice.caller, fixture.createStartInput(set.linkId))
    expect(await getErrorCode(run)).toBe('INTERVIEW_CLOSED')
  })

  test('shows the interview and only this browser’s own session', async () => {
    await fixture.begin(linkId)
    const { set, session } = await getIntro(fixture.context, anonymousCaller, linkId)
    expect([set.organizationName, set.content.questions.length, session]).toEqual(['Sao Mai', 2, null])
  })
})

describe('starting an interview', () => {
  test('stores a person, an access by its hash, and a consent for each purpose', async () => {
    const { view, token } = await startInterview(fixture.context, anonymousCaller, fixture.createStartInput(linkId))
    const sessionId = view.row.id
    const stored = await fixture.deps.withActor(worker, async (tx) => ({
      consents: await tx.select().from(consent).where(eq(consent.sessionId, sessionId)),
      accesses: await tx
        .select()
        .from(candidateAccess)
        .where(eq(candidateAccess.dataSubjectId, view.row.dataSubjectId)),
    }))
    expect(stored.consents.map((row) => row.purpose).sort()).toEqual(['ai', 'recording', 'server_transcription'])
    expect(stored.accesses).toHaveLength(1)
    expect(JSON.stringify(stored.accesses)).not.toContain(token ?? 'no token')
    expect((await fixture.readCaller(token ?? '')).candidate).toHaveLength(1)
    expect((await fixture.readCaller('A'.repeat(43))).candidate).toEqual([])
  })

  test('without a required consent, or with a language or mode that is not offered, writes nothing', async () => {
    const before = await countAll()
    const consents = fixture.createStartInput(linkId).consents.filter((given) => given.purpose !== 'ai')
    expect(await getErrorCode(fixture.start(linkId, { consents }))).toBe('CONSENT_REQUIRED')
    const typed = await fixture.makeSet((content) => ({ ...content, modes: ['text'] }))
    expect(await getErrorCode(fixture.start(typed.linkId, { mode: 'live' }))).toBe('MODE_NOT_OFFERED')
    const english = await fixture.makeSet((content) => ({ ...content, languages: ['en'] }))
    expect(await getErrorCode(fixture.start(english.linkId, { language: 'vi' }))).toBe('LANGUAGE_NOT_OFFERED')
    expect(await countAll()).toEqual(before)
  })

  test('again from the same browser returns the same session, with the choices made now', async () => {
    const candidateSession = await fixture.start(linkId, { email: 'again@example.org' })
    const again = await startInterview(
      fixture.context,
      candidateSession.caller,
      fixture.createStartInput(linkId, { email: 'Again@example.org', language: 'vi', mode: 'no-voice' }),
    )
    expect([again.view.row.id, again.token]).toEqual([candidateSession.id, null])
    expect([again.view.row.state.language, again.view.row.state.mode]).toEqual(['vi', 'no-voice'])
  })

  test('many times at once from one browser creates one session', async () => {
    const candidateSession = await fixture.begin(linkId, { email: 'twice@example.org' })
    await abortSession(fixture.context, candidateSession.actor, { sessionId: candidateSession.id })
    const wish = fixture.createStartInput(linkId, { email: 'twice@example.org' })
    // The first start is held open until the others have come to the same point.
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { setId, dataSubjectId } = candidateSession.view.row
    const holder = fixture.deps.withActor(candidateSession.actor, async (tx) => {
      await lockStart(tx, `${dataSubjectId} ${setId}`)
      await held
    })
    const starts = Array.from({ length: 6 }, () => startInterview(fixture.context, candidateSession.caller, wish))
    const isEarly = await Promise.race([...starts, new Promise((resolve) => setTimeout(resolve, 300, 'none'))])
    release()
    await holder
    expect(isEarly).toBe('none')
    const ids = new Set((await Promise.all(starts)).map(({ view }) => view.row.id))
    expect(ids.size).toBe(1)
    expect(ids.has(candidateSession.id)).toBe(false)
  })

  test('by another person on the same browser shows nothing of the first person’s session', async () => {
    const candidateSession = await fixture.begin(linkId, { email: 'first@example.org' })
    const wish = fixture.createStartInput(linkId, { email: 'second@example.org' })
    const second = await startInterview(fixture.context, candidateSession.caller, wish)
    expect(second.view.row.id).not.toBe(candidateSession.id)
    expect(second.view.row.dataSubjectId).not.toBe(candidateSession.view.row.dataSubjectId)
    expect(second.token).not.toBeNull()
  })
})

describe('the beginning', () => {
  test('freezes the version of the set, and asks that version’s questions', async () => {
    const set = await fixture.makeSet()
    const candidateSession = await fixture.start(set.linkId)
    const edited = { ...set.content, questions: set.content.questions.map((one) => ({ ...one, text: 'Edited?' })) }
    await fixture.deps.withActor(fixture.member, (tx) =>
      tx.update(interviewSetVersion).set({ content: edited }).where(eq(interviewSetVersion.setId, set.id)),
    )
    const view = await beginInterview(fixture.context, candidateSession.actor, {
      sessionId: candidateSession.id,
      mode: 'text',
    })
    expect(view.row.state.answers[0]?.questionText).toBe('Edited?')
    const [version] = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(interviewSetVersion).where(eq(interviewSetVersion.setId, set.id)),
    )
    expect(version?.frozenAt?.getTime()).toBe(fixture.deps.clock.nowMs())
  })

  test('is refused on a full disk, but a running interview continues', async () => {
    const running = await fixture.begin(linkId, { email: 'running@example.org' })
    const candidateSession = await fixture.start(linkId, { email: 'late@example.org' })
    fixture.disk.freeShare = 0.09
    const mode = 'text' as const
    const late = beginInterview(fixture.context, candidateSession.actor, { sessionId: candidateSession.id, mode })
    expect(await getErrorCode(late)).toBe('SERVER_DISK_FULL')
    const again = await beginInterview(fixture.context, running.actor, { sessionId: running.id, mode })
    expect(again.row.state.state).toBe('started')
    fixture.disk.freeShare = 0.5
  })

  test('waits for the screening, whose answers are validated and then can’t change', async () => {
    const ids = { radio: fixture.deps.newId(), text: fixture.deps.newId() }
    const set = await fixture.makeSet((content) => ({
      ...content,
      screeningQuestions: [
        { id: ids.radio, type: 252, label: 'May you work here?', isRequired: true, options: ['Yes', 'No'] },
        { id: ids.text, type: 250, label: 'Anything else?', isRequired: false, options: [] },
      ],
    }))
    const { actor, id } = await fixture.start(set.linkId)
    const begin = () => beginInterview(fixture.context, actor, { sessionId: id, mode: 'text' })
    const give = (answers: Record<string, string | string[]>) =>
      answerScreening(fixture.deps, actor, { id, answers, cvFileId: null })
    expect(await getErrorCode(begin())).toBe('SCREENING_REQUIRED')
    expect(await getErrorCode(give({ [ids.radio]: 'Perhaps' }))).toBe('SCREENING_INVALID')
    expect(await getErrorCode(give({ [fixture.deps.newId()]: 'x', [ids.radio]: 'Yes' }))).toBe('SCREENING_INVALID')
    expect((await getScreening(fixture.deps, actor, id)).answers).toEqual([])
    await give({ [ids.radio]: 'Yes', [ids.text]: '' })
    expect((await getScreening(fixture.deps, actor, id)).answers).toEqual([{ questionId: ids.radio, values: ['Yes'] }])
    expect((await begin()).row.state.state).toBe('started')
    expect(await getErrorCode(give({ [ids.radio]: 'No' }))).toBe('SESSION_ALREADY_STARTED')
    const foreign = await fixture.start(set.linkId, { email: 'foreign@example.org' })
    expect(await getErrorCode(getScreening(fixture.deps, foreign.actor, id))).toBe('SESSION_NOT_FOUND')
  })

  test('waits for a CV if the set requires one', async () => {
    const set = await fixture.makeSet((content) => ({ ...content, requiresCv: true }))
    const { actor, id } = await fixture.start(set.linkId)
    expect(await getErrorCode(beginInterview(fixture.context, actor, { sessionId: id, mode: 'text' }))).toBe(
      'SCREENING_REQUIRED',
    )
  })
})

describe('a practice', () => {
  test('asks two questions of its own, is never submitted, and is deleted at its end', async () => {
    const candidateSession = await fixture.begin(linkId, { isPractice: true, email: 'practice@example.org' })
    expect(candidateSession.view.row.state.plan).toHaveLength(2)
    expect(candidateSession.view.row.state.plan.map((one) => one.text)).not.toContain(
      'Tell me about a role that was hard to fill.',
    )
    const ended = await endSession(fixture.context, candidateSession.actor, {
      sessionId: candidateSession.id,
    })
    expect(ended.row.state.autoSubmitAtMs).toBeNull()
    const job = fixture.deps.sentJobs.at(-1)
    expect(job).toMatchObject({ queue: 'discard-practice', data: { sessionId: candidateSession.id } })
    await discardPractice(fixture.context, { sessionId: candidateSession.id })
    await discardPractice(fixture.context, { sessionId: candidateSession.id })
    const left = resumeSession(fixture.context, candidateSession.actor, {
      sessionId: candidateSession.id,
    })
    expect(await getErrorCode(left)).toBe('SESSION_NOT_FOUND')
  })

  test('is not treated as the interview itself', async () => {
    const candidateSession = await fixture.begin(linkId, { isPractice: true, email: 'both@example.org' })
    const wish = fixture.createStartInput(linkId, { email: 'both@example.org' })
    const real = await startInterview(fixture.context, candidateSession.caller, wish)
    expect(real.view.row.id).not.toBe(candidateSession.id)
    expect(real.view.row.dataSubjectId).toBe(candidateSession.view.row.dataSubjectId)
    await expect(discardPractice(fixture.context, { sessionId: real.view.row.id })).resolves.toBeUndefined()
    expect((await getIntro(fixture.context, candidateSession.caller, linkId)).session?.row.id).toBe(real.view.row.id)
  })
})
