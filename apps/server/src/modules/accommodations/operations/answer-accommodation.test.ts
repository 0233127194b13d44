import { organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { makeMember } from '../../../testing/make-member'
import { beginInterview } from '../../sessions/operations/begin-interview'
import { enterMode } from '../../sessions/operations/enter-mode'
import { resumeSession } from '../../sessions/operations/resume-session'
import { startInterview } from '../../sessions/operations/start-interview'
import { type Accommodations, openAccommodations } from '../testing/open-accommodations'
import { listOwnAccommodations } from './list-own-accommodations'

const dayMs = 24 * 60 * 60_000
let fixture: Accommodations
beforeAll(async () => {
  fixture = await openAccommodations()
})
afterAll(() => fixture.close())

describe('answerAccommodation', () => {
  test('stores the answer with its author, holds the interview for 14 days more and mails the answer', async () => {
    const { deps } = fixture
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat', email: 'asks@example.org' })
    const { id } = await fixture.ask(asker)
    deps.clock.advance(4 * dayMs)
    const answered = await fixture.answer(id)
    expect(answered).toMatchObject({
      candidateName: 'Linh Nguyễn',
      positionName: 'Recruiter',
      interviewLanguage: 'en',
      isTypingOffered: false,
      answer: { outcome: 'granted', allowsTyping: false, answeredAt: new Date(deps.clock.nowMs()).toISOString() },
    })
    expect(answered.answer?.answeredBy).not.toBe('')
    expect(await fixture.readStored(asker.id)).toMatchObject({
      phase: 'interrupted',
      wakeAt: new Date(deps.clock.nowMs() + 14 * dayMs),
    })
    await fixture.deliver(asker.id)
    const mails = await fixture.listMails('asks@example.org')
    expect(mails).toMatchObject([{ template: 'accommodation-answered', locale: 'en' }])
    expect(mails[0]?.text).toContain('You get a desk lamp.')
    expect(mails[0]?.text).toContain(`/interview/${fixture.linkId}`)
    expect(mails[0]?.text).toContain('Your interview waits for you')
    expect(mails[0]?.text).not.toContain('type your answers')
  })

  test('mails in Vietnamese where the interview is in Vietnamese, and refuses an answer in another language', async () => {
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat', language: 'vi', email: 'hoi@example.org' })
    const { id } = await fixture.ask(asker)
    const refused = fixture.answer(id, { text: 'You get a desk lamp.' })
    await expect(refused).rejects.toMatchObject({ code: 'ANSWER_LANGUAGE', params: { language: 'vi' } })
    await fixture.answer(id, { text: 'Chúng tôi sẽ để sẵn một cái đèn bàn.', allowsTyping: true })
    await fixture.deliver(asker.id)
    const [sent] = await fixture.listMails('hoi@example.org')
    expect(sent).toMatchObject({ locale: 'vi' })
    expect(sent?.text).toContain('một cái đèn bàn')
    expect(sent?.text).toContain('Bạn có thể gõ câu trả lời')
    const english = await fixture.begin(fixture.linkId, { mode: 'chat' })
    const other = await fixture.ask(english)
    await expect(fixture.answer(other.id, { text: 'Chúng tôi đồng ý.' })).rejects.toMatchObject({
      code: 'ANSWER_LANGUAGE',
      params: { language: 'en' },
    })
  })

  test('takes an English answer that names the candidate, the member and the organization in Vietnamese', async () => {
    const { deps, member } = fixture
    const lead = await fixture.addColleague('recruiter')
    await deps.withActor(member, (tx) =>
      tx.update(organization).set({ name: 'Sữa Việt' }).where(eq(organization.id, member.organizationId)),
    )
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    const { id } = await fixture.ask(asker)
    const { answer } = await fixture.answer(id, { by: lead, text: 'Yes, Linh Nguyễn. Hà, Sữa Việt' })
    expect(answer?.text).toBe('Yes, Linh Nguyễn. Hà, Sữa Việt')
  })

  test('an answer is final', async () => {
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    const { id } = await fixture.ask(asker)
    const sent = await Promise.allSettled([
      fixture.answer(id, { text: 'First.' }),
      fixture.answer(id, { text: 'First.' }),
    ])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await getErrorCode(fixture.answer(id, { text: 'Second.' }))).toBe('REQUEST_ANSWERED')
    const { items } = await listOwnAccommodations(fixture.deps, asker.actor, { id: asker.id })
    expect(items).toMatchObject([{ answer: { text: 'First.' } }])
  })

  test('reports a request as missing to another organization', async () => {
    const { deps } = fixture
    const stranger = await makeMember(deps)
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    const { id } = await fixture.ask(asker)
    expect(await getErrorCode(fixture.answer(id, { by: stranger }))).toBe('NOT_FOUND')
  })

  test('allows typing at once in an interview under way, also where the set doesn’t offer it', async () => {
    const { context } = fixture
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    const input = { sessionId: asker.id, mode: 'text' } as const
    expect(await getErrorCode(enterMode(context, asker.actor, input))).toBe('MODE_NOT_OFFERED')
    const { id } = await fixture.ask(asker)
    expect(await fixture.answer(id, { allowsTyping: true })).toMatchObject({ isTypingOffered: true })
    expect(fixture.show(await enterMode(context, asker.actor, input))).toMatchObject({
      mode: 'text',
      modes: ['chat', 'text', 'no-voice'],
    })
  })

  test('allows typing in an interview that is prepared again, begun, and taken without consent to a recording', async () => {
    const { context } = fixture
    const email = 'types@example.org'
    const asker = await fixture.start(fixture.linkId, { mode: 'chat', email })
    const again = fixture.createStartInput(fixture.linkId, { mode: 'text', email, consents: [] })
    expect(await getErrorCode(startInterview(context, asker.caller, again))).toBe('MODE_NOT_OFFERED')
    const { id } = await fixture.ask(asker)
    await fixture.answer(id, { allowsTyping: true })
    const { view } = await startInterview(context, asker.caller, again)
    expect(fixture.show(view)).toMatchObject({ id: asker.id, state: 'created', modes: ['text', 'no-voice'] })
    const begun = await beginInterview(context, asker.actor, { sessionId: asker.id, mode: 'text' })
    expect(fixture.show(begun)).toMatchObject({ state: 'started', mode: 'text', modes: ['text', 'no-voice'] })
    expect(begun.row.state.heldUntilMs).toBe(fixture.deps.clock.nowMs() + 14 * dayMs)
  })

  test('leaves the browser only its day after the submission where the interview was over before the answer', async () => {
    const { deps } = fixture
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat' })
    const { id } = await fixture.ask(asker)
    await resumeSession(fixture.context, asker.actor, { sessionId: asker.id })
    await fixture.submit(asker)
    const ends = [new Date(deps.clock.nowMs() + dayMs)]
    expect(await fixture.readAccessEnds(asker.actor.dataSubjectId)).toEqual(ends)
    await fixture.answer(id)
    expect(await fixture.readAccessEnds(asker.actor.dataSubjectId)).toEqual(ends)
  })

  test('says nothing of waiting where the interview was over before the answer', async () => {
    const asker = await fixture.begin(fixture.linkId, { mode: 'chat', email: 'left@example.org' })
    const { id } = await fixture.ask(asker)
    await fixture.abort(asker)
    await fixture.answer(id, { allowsTyping: true })
    await fixture.deliver(asker.id)
    const [sent] = await fixture.listMails('left@example.org')
    expect(sent?.text).toContain('You get a desk lamp.')
    expect(sent?.text).not.toContain('waits')
    expect(sent?.text).not.toContain('type your answers')
    expect(await fixture.readStored(asker.id)).toMatchObject({ phase: 'aborted' })
  })
})
