import { status } from '@candor/contract'
import { candidateAccess, consent, dataSubject, interviewSession, interviewSetVersion } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobody, openRoom, type Room, refusalOf } from '../../../testing/interview-room'
import { sendSimple } from '../commands'
import { lockStart } from '../repo/index'
import { answerScreening, getScreening } from './answer-screening'
import { beginInterview } from './begin-interview'
import { discardPractice } from './discard-practice'
import { getIntro } from './get-intro'
import { startInterview } from './start-interview'

let room: Room
let linkId: string

beforeAll(async () => {
  room = await openRoom()
  linkId = (await room.makeSet()).linkId
})
afterAll(() => room.close())

const worker = { kind: 'worker' } as const
const countAll = () =>
  room.deps.withActor(worker, async (tx) => ({
    sessions: (await tx.select({ id: interviewSession.id }).from(interviewSession)).length,
    people: (await tx.select({ id: dataSubject.id }).from(dataSubject)).length,
    accesses: (await tx.select({ id: candidateAccess.id }).from(candidateAccess)).length,
  }))

describe('a link', () => {
  test('that leads nowhere is refused with its own error text', async () => {
    expect(await refusalOf(getIntro(room.context, nobody, 'x'.repeat(22)))).toBe('INTERVIEW_NO_ACCESS')
  })

  test('of a set by invitation only is refused without an invitation', async () => {
    const set = await room.makeSet()
    await room.change(set.id, { access: 'invitation' })
    expect(await refusalOf(getIntro(room.context, nobody, set.linkId))).toBe('INTERVIEW_NOT_SHARED')
    expect(await refusalOf(room.start(set.linkId))).toBe('INTERVIEW_NOT_SHARED')
  })

  test('of an archived set is closed, but not to a candidate in the middle of it', async () => {
    const set = await room.makeSet()
    const sitting = await room.begin(set.linkId)
    await room.change(set.id, { status: status.ARCHIVED })
    expect(await refusalOf(getIntro(room.context, nobody, set.linkId))).toBe('INTERVIEW_CLOSED')
    const { session } = await getIntro(room.context, sitting.caller, set.linkId)
    expect(session?.row.id).toBe(sitting.id)
    const again = await startInterview(room.context, sitting.caller, room.wish(set.linkId))
    expect(again.view.row.id).toBe(sitting.id)
  })

  test('of an archived set lets no candidate turn a practice into an interview', async () => {
    const set = await room.makeSet()
    const practice = await room.begin(set.linkId, { isPractice: true })
    await room.change(set.id, { status: status.ARCHIVED })
    const run = startInterview(room.context, practice.caller, room.wish(set.linkId))
    expect(await refusalOf(run)).toBe('INTERVIEW_CLOSED')
  })

  test('shows the interview and only this browser’s own session', async () => {
    await room.begin(linkId)
    const { set, session } = await getIntro(room.context, nobody, linkId)
    expect([set.organizationName, set.content.questions.length, session]).toEqual(['Sao Mai', 2, null])
  })
})

describe('starting an interview', () => {
  test('stores a person, an access by its hash, and a consent for each purpose', async () => {
    const { view, token } = await startInterview(room.context, nobody, room.wish(linkId))
    const sessionId = view.row.id
    const stored = await room.deps.withActor(worker, async (tx) => ({
      consents: await tx.select().from(consent).where(eq(consent.sessionId, sessionId)),
      accesses: await tx
        .select()
        .from(candidateAccess)
        .where(eq(candidateAccess.dataSubjectId, view.row.dataSubjectId)),
    }))
    expect(stored.consents.map((row) => row.purpose).sort()).toEqual(['ai', 'recording', 'server_transcription'])
    expect(stored.accesses).toHaveLength(1)
    expect(JSON.stringify(stored.accesses)).not.toContain(token ?? 'no token')
    expect((await room.callerOf(token ?? '')).candidate).toHaveLength(1)
    expect((await room.callerOf('A'.repeat(43))).candidate).toEqual([])
  })

  test('without a required consent, or with a language or mode that is not offered, writes nothing', async () => {
    const before = await countAll()
    const consents = room.wish(linkId).consents.filter((given) => given.purpose !== 'ai')
    expect(await refusalOf(room.start(linkId, { consents }))).toBe('CONSENT_REQUIRED')
    const typed = await room.makeSet((content) => ({ ...content, modes: ['text'] }))
    expect(await refusalOf(room.start(typed.linkId, { mode: 'live' }))).toBe('MODE_NOT_OFFERED')
    const english = await room.makeSet((content) => ({ ...content, languages: ['en'] }))
    expect(await refusalOf(room.start(english.linkId, { language: 'vi' }))).toBe('LANGUAGE_NOT_OFFERED')
    expect(await countAll()).toEqual(before)
  })

  test('again from the same browser returns the same session, with the choices made now', async () => {
    const sitting = await room.start(linkId, { email: 'again@example.org' })
    const again = await startInterview(
      room.context,
      sitting.caller,
      room.wish(linkId, { email: 'Again@example.org', language: 'vi', mode: 'no-voice' }),
    )
    expect([again.view.row.id, again.token]).toEqual([sitting.id, null])
    expect([again.view.row.state.language, again.view.row.state.mode]).toEqual(['vi', 'no-voice'])
  })

  test('many times at once from one browser creates one session', async () => {
    const sitting = await room.begin(linkId, { email: 'twice@example.org' })
    await sendSimple(room.context, sitting.actor, { type: 'aborted', sessionId: sitting.id })
    const wish = room.wish(linkId, { email: 'twice@example.org' })
    // The first start is held open until the others have come to the same point.
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { setId, dataSubjectId } = sitting.view.row
    const holder = room.deps.withActor(sitting.actor, async (tx) => {
      await lockStart(tx, `${dataSubjectId} ${setId}`)
      await held
    })
    const starts = Array.from({ length: 6 }, () => startInterview(room.context, sitting.caller, wish))
    const isEarly = await Promise.race([...starts, new Promise((resolve) => setTimeout(resolve, 300, 'none'))])
    release()
    await holder
    expect(isEarly).toBe('none')
    const ids = new Set((await Promise.all(starts)).map(({ view }) => view.row.id))
    expect(ids.size).toBe(1)
    expect(ids.has(sitting.id)).toBe(false)
  })

  test('by another person on the same browser shows nothing of the first person’s session', async () => {
    const sitting = await room.begin(linkId, { email: 'first@example.org' })
    const wish = room.wish(linkId, { email: 'second@example.org' })
    const second = await startInterview(room.context, sitting.caller, wish)
    expect(second.view.row.id).not.toBe(sitting.id)
    expect(second.view.row.dataSubjectId).not.toBe(sitting.view.row.dataSubjectId)
    expect(second.token).not.toBeNull()
  })
})

describe('the beginning', () => {
  test('freezes the version of the set, and asks that version’s questions', async () => {
    const set = await room.makeSet()
    const sitting = await room.start(set.linkId)
    const edited = { ...set.content, questions: set.content.questions.map((one) => ({ ...one, text: 'Edited?' })) }
    await room.deps.withActor(room.member, (tx) =>
      tx.update(interviewSetVersion).set({ content: edited }).where(eq(interviewSetVersion.setId, set.id)),
    )
    const view = await beginInterview(room.context, sitting.actor, { sessionId: sitting.id, mode: 'text' })
    expect(view.row.state.answers[0]?.questionText).toBe('Edited?')
    const [version] = await room.deps.withActor(worker, (tx) =>
      tx.select().from(interviewSetVersion).where(eq(interviewSetVersion.setId, set.id)),
    )
    expect(version?.frozenAt?.getTime()).toBe(room.deps.clock.nowMs())
  })

  test('is refused on a full disk, but a running interview continues', async () => {
    const running = await room.begin(linkId, { email: 'running@example.org' })
    const sitting = await room.start(linkId, { email: 'late@example.org' })
    room.disk.freeShare = 0.09
    const mode = 'text' as const
    const late = beginInterview(room.context, sitting.actor, { sessionId: sitting.id, mode })
    expect(await refusalOf(late)).toBe('SERVER_DISK_FULL')
    const again = await beginInterview(room.context, running.actor, { sessionId: running.id, mode })
    expect(again.row.state.state).toBe('started')
    room.disk.freeShare = 0.5
  })

  test('waits for the screening, whose answers are validated and then can’t change', async () => {
    const ids = { radio: room.deps.newId(), text: room.deps.newId() }
    const set = await room.makeSet((content) => ({
      ...content,
      screeningQuestions: [
        { id: ids.radio, type: 252, label: 'May you work here?', isRequired: true, options: ['Yes', 'No'] },
        { id: ids.text, type: 250, label: 'Anything else?', isRequired: false, options: [] },
      ],
    }))
    const { actor, id } = await room.start(set.linkId)
    const begin = () => beginInterview(room.context, actor, { sessionId: id, mode: 'text' })
    const give = (answers: Record<string, string | string[]>) =>
      answerScreening(room.deps, actor, { id, answers, cvFileId: null })
    expect(await refusalOf(begin())).toBe('SCREENING_REQUIRED')
    expect(await refusalOf(give({ [ids.radio]: 'Perhaps' }))).toBe('SCREENING_INVALID')
    expect(await refusalOf(give({ [room.deps.newId()]: 'x', [ids.radio]: 'Yes' }))).toBe('SCREENING_INVALID')
    expect((await getScreening(room.deps, actor, id)).answers).toEqual([])
    await give({ [ids.radio]: 'Yes', [ids.text]: '' })
    expect((await getScreening(room.deps, actor, id)).answers).toEqual([{ questionId: ids.radio, values: ['Yes'] }])
    expect((await begin()).row.state.state).toBe('started')
    expect(await refusalOf(give({ [ids.radio]: 'No' }))).toBe('SESSION_ALREADY_STARTED')
    const foreign = await room.start(set.linkId, { email: 'foreign@example.org' })
    expect(await refusalOf(getScreening(room.deps, foreign.actor, id))).toBe('SESSION_NOT_FOUND')
  })

  test('waits for a CV if the set requires one', async () => {
    const set = await room.makeSet((content) => ({ ...content, requiresCv: true }))
    const { actor, id } = await room.start(set.linkId)
    expect(await refusalOf(beginInterview(room.context, actor, { sessionId: id, mode: 'text' }))).toBe(
      'SCREENING_REQUIRED',
    )
  })
})

describe('a practice', () => {
  test('asks two questions of its own, is never submitted, and is deleted at its end', async () => {
    const sitting = await room.begin(linkId, { isPractice: true, email: 'practice@example.org' })
    expect(sitting.view.row.state.plan).toHaveLength(2)
    expect(sitting.view.row.state.plan.map((one) => one.text)).not.toContain(
      'Tell me about a role that was hard to fill.',
    )
    const ended = await sendSimple(room.context, sitting.actor, { type: 'ended', sessionId: sitting.id })
    expect(ended.row.state.autoSubmitAtMs).toBeNull()
    const job = room.deps.sentJobs.at(-1)
    expect(job).toMatchObject({ queue: 'discard-practice', data: { sessionId: sitting.id } })
    await discardPractice(room.context, { sessionId: sitting.id })
    await discardPractice(room.context, { sessionId: sitting.id })
    const left = sendSimple(room.context, sitting.actor, { type: 'resumed', sessionId: sitting.id })
    expect(await refusalOf(left)).toBe('SESSION_NOT_FOUND')
  })

  test('is not treated as the interview itself', async () => {
    const sitting = await room.begin(linkId, { isPractice: true, email: 'both@example.org' })
    const wish = room.wish(linkId, { email: 'both@example.org' })
    const real = await startInterview(room.context, sitting.caller, wish)
    expect(real.view.row.id).not.toBe(sitting.id)
    expect(real.view.row.dataSubjectId).toBe(sitting.view.row.dataSubjectId)
    await expect(discardPractice(room.context, { sessionId: real.view.row.id })).resolves.toBeUndefined()
    expect((await getIntro(room.context, sitting.caller, linkId)).session?.row.id).toBe(real.view.row.id)
  })
})
