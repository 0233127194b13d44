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
import { sampleQuestion } from '../../../testing/sample-set'
import { presentIntro } from '../present'
import { lockStart } from '../repo/index'
import { abortSession } from './abort-session'
import { getIntro } from './get-intro'
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

describe('startInterview', () => {
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

  test('refuses an archived set, except to a candidate with an unfinished interview of it', async () => {
    const set = await fixture.makeSet()
    const candidateSession = await fixture.begin(set.linkId)
    const practice = await fixture.begin(set.linkId, { isPractice: true, email: 'practice@example.org' })
    await fixture.updateSet(set.id, { status: status.ARCHIVED })
    const input = fixture.createStartInput(set.linkId)
    const { view } = await startInterview(fixture.context, candidateSession.caller, input)
    expect(view.row.id).toBe(candidateSession.id)
    expect(await getErrorCode(fixture.start(set.linkId))).toBe('INTERVIEW_CLOSED')
    const fromPractice = fixture.createStartInput(set.linkId, { email: 'practice@example.org' })
    const run = startInterview(fixture.context, practice.caller, fromPractice)
    expect(await getErrorCode(run)).toBe('INTERVIEW_CLOSED')
  })

  test('refuses a set by invitation only with INTERVIEW_NOT_SHARED', async () => {
    const set = await fixture.makeSet()
    await fixture.updateSet(set.id, { access: 'invitation' })
    expect(await getErrorCode(fixture.start(set.linkId))).toBe('INTERVIEW_NOT_SHARED')
  })

  test('starts an interview apart from a practice of the same person', async () => {
    const practice = await fixture.begin(linkId, { isPractice: true, email: 'both@example.org' })
    const input = fixture.createStartInput(linkId, { email: 'both@example.org' })
    const { view } = await startInterview(fixture.context, practice.caller, input)
    expect(view.row.id).not.toBe(practice.id)
    expect(view.row.dataSubjectId).toBe(practice.view.row.dataSubjectId)
  })

  test('writes nothing without a required consent, or with a language or mode that is not offered', async () => {
    const before = await countAll()
    const consents = fixture.createStartInput(linkId).consents.filter((given) => given.purpose !== 'recording')
    expect(await getErrorCode(fixture.start(linkId, { mode: 'chat', consents }))).toBe('CONSENT_REQUIRED')
    const typed = await fixture.makeSet((content) => ({ ...content, modes: ['text'] }))
    expect(await getErrorCode(fixture.start(typed.linkId, { mode: 'live' }))).toBe('MODE_NOT_OFFERED')
    const english = await fixture.makeSet((content) => ({ ...content, languages: ['en'] }))
    expect(await getErrorCode(fixture.start(english.linkId, { language: 'vi' }))).toBe('LANGUAGE_NOT_OFFERED')
    expect(await countAll()).toEqual(before)
  })

  test('needs no consent of a candidate who types, and then offers only typed modes', async () => {
    const { view } = await fixture.start(linkId, { mode: 'text', consents: [], email: 'typed@example.org' })
    expect(view.row.state).toMatchObject({ isAiAllowed: false, modesOffered: ['text', 'no-voice'] })
    const speaking = fixture.start(linkId, { mode: 'chat', consents: [], email: 'spoken@example.org' })
    expect(await getErrorCode(speaking)).toBe('CONSENT_REQUIRED')
  })

  test('withdraws what is no longer agreed to when the interview is prepared again', async () => {
    const { linkId: again } = await fixture.makeSet()
    const email = 'again@example.org'
    const first = await fixture.start(again, { email })
    const consents = fixture.createStartInput(again).consents.filter((given) => given.purpose === 'recording')
    const input = fixture.createStartInput(again, { email, mode: 'text', consents })
    const { view } = await startInterview(fixture.context, first.caller, input)
    expect(view.row.state).toMatchObject({ isAiAllowed: false, modesOffered: ['chat', 'live', 'text', 'no-voice'] })
    const rows = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(consent).where(eq(consent.sessionId, view.row.id)),
    )
    const given = rows.filter((row) => row.withdrawnAt === null).map((row) => row.purpose)
    expect([view.row.id, given]).toEqual([first.view.row.id, ['recording']])
  })

  test('asks the questions in the language chosen, with the points of that language', async () => {
    const vi = { text: 'Vì sao?', expectedPoints: ['nguyên nhân: vì / lý do'] }
    const { linkId: translated } = await fixture.makeSet((content) => ({
      ...content,
      questions: [{ ...sampleQuestion(fixture.deps.newId(), 'Why?'), translations: { vi } }],
    }))
    const { view } = await fixture.start(translated, { language: 'vi' })
    expect(view.row.state.plan).toMatchObject([vi])
    const english = await fixture.start(translated, { email: 'english@example.org' })
    expect(english.view.row.state.plan).toMatchObject([{ text: 'Why?', expectedPoints: [] }])
  })

  test('offers a stored set that names two languages only in the one its texts are in', async () => {
    const set = await fixture.makeSet()
    const questions = set.content.questions.map(({ translations: _, ...question }) => question)
    await fixture.deps.withActor(fixture.member, (tx) =>
      tx
        .update(interviewSetVersion)
        .set({ content: { ...set.content, questions } })
        .where(eq(interviewSetVersion.setId, set.id)),
    )
    expect(await getErrorCode(fixture.start(set.linkId, { language: 'vi' }))).toBe('LANGUAGE_NOT_OFFERED')
    const intro = presentIntro((await getIntro(fixture.context, anonymousCaller, { linkId: set.linkId })).set, {
      invitation: null,
      hasServerTranscription: false,
      hasServerVoice: false,
      assessedBy: { engine: 'builtin', name: 'builtin-3.3.0' } as const,
      aiContact: null,
      responseRate: null,
      session: null,
      attemptsLeft: 1,
      access: { may: 'take', whyNot: null },
    })
    expect([intro.languages, intro.isResultShared]).toEqual([['en'], true])
    expect((await fixture.start(set.linkId)).view.row.state.language).toBe('en')
  })

  test('refuses new people, new interviews and practice on a full disk or quota, before anything is written', async () => {
    const known = await fixture.begin(linkId, { email: 'known@example.org', isPractice: true })
    const knownInput = fixture.createStartInput(linkId, { email: 'known@example.org' })
    const startAgain = () => startInterview(fixture.context, known.caller, knownInput)
    const before = await countAll()
    for (const space of ['refusing', 'reserved', 'exhausted'] as const) {
      fixture.disk.space = space
      expect(await getErrorCode(fixture.start(linkId))).toBe('SERVER_DISK_FULL')
      expect(await getErrorCode(fixture.start(linkId, { isPractice: true }))).toBe('SERVER_DISK_FULL')
      expect(await getErrorCode(startAgain())).toBe('SERVER_DISK_FULL')
    }
    fixture.disk.space = 'enough'
    fixture.disk.hasSpace = false
    expect(await getErrorCode(fixture.start(linkId))).toBe('STORAGE_QUOTA_REACHED')
    fixture.disk.hasSpace = true
    expect(await countAll()).toEqual(before)
    expect((await startAgain()).view.row.id).not.toBe(known.id)
  })

  test('returns the unfinished session of this browser on a full disk', async () => {
    const running = await fixture.begin(linkId, { email: 'running@example.org' })
    const input = fixture.createStartInput(linkId, { email: 'running@example.org' })
    fixture.disk.space = 'exhausted'
    fixture.disk.hasSpace = false
    const { view } = await startInterview(fixture.context, running.caller, input)
    fixture.disk.space = 'enough'
    fixture.disk.hasSpace = true
    expect([view.row.id, view.row.state.state]).toEqual([running.id, 'started'])
  })

  test('returns the same session to the same browser, with its latest choices', async () => {
    const candidateSession = await fixture.start(linkId, { email: 'again@example.org' })
    const again = await startInterview(
      fixture.context,
      candidateSession.caller,
      fixture.createStartInput(linkId, { email: 'Again@example.org', language: 'vi', mode: 'no-voice' }),
    )
    expect([again.view.row.id, again.token]).toEqual([candidateSession.id, null])
    expect([again.view.row.state.language, again.view.row.state.mode]).toEqual(['vi', 'no-voice'])
  })

  test('creates one session for concurrent requests of one browser', async () => {
    const candidateSession = await fixture.begin(linkId, { email: 'twice@example.org' })
    await abortSession(fixture.context, candidateSession.actor, { sessionId: candidateSession.id })
    const input = fixture.createStartInput(linkId, { email: 'twice@example.org' })
    // Holds the lock until every request waits for it.
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { setId, dataSubjectId } = candidateSession.view.row
    const holder = fixture.deps.withActor(candidateSession.actor, async (tx) => {
      await lockStart(tx, `${dataSubjectId} ${setId}`)
      await held
    })
    const starts = Array.from({ length: 6 }, () => startInterview(fixture.context, candidateSession.caller, input))
    const isEarly = await Promise.race([...starts, new Promise((resolve) => setTimeout(resolve, 300, 'none'))])
    release()
    await holder
    expect(isEarly).toBe('none')
    const ids = new Set((await Promise.all(starts)).map(({ view }) => view.row.id))
    expect(ids.size).toBe(1)
    expect(ids.has(candidateSession.id)).toBe(false)
  })

  test('shows another person on the same browser nothing of the first person’s session', async () => {
    const candidateSession = await fixture.begin(linkId, { email: 'first@example.org' })
    const input = fixture.createStartInput(linkId, { email: 'second@example.org' })
    const second = await startInterview(fixture.context, candidateSession.caller, input)
    expect(second.view.row.id).not.toBe(candidateSession.id)
    expect(second.view.row.dataSubjectId).not.toBe(candidateSession.view.row.dataSubjectId)
    expect(second.token).not.toBeNull()
  })
})
