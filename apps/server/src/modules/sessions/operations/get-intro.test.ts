import { status } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymousCaller, createTypedTurn, getErrorCode } from '../../../testing/interview-fixture'
import { presentIntro } from '../present'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { commitTurn } from './commit-turn'
import { endSession } from './end-session'
import { getIntro } from './get-intro'
import { startInterview } from './start-interview'
import { submitSession } from './submit-session'

const ai = { assessedBy: { engine: 'builtin', name: 'builtin-3.3.0' }, aiContact: null, responseRate: null } as const

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('getIntro', () => {
  test('shows the interview and only this browser’s own session', async () => {
    const { id, caller } = await fixture.begin(fixture.linkId)
    const { set, session } = await getIntro(fixture.context, anonymousCaller, { linkId: fixture.linkId })
    expect([set.organizationName, set.content.questions.length, session]).toEqual(['Sao Mai', 2, null])
    expect((await getIntro(fixture.context, caller, { linkId: fixture.linkId })).session?.row.id).toBe(id)
  })

  test('says how many answers the set allows to retake', async () => {
    const present = async (linkId: string) => {
      const { set, attemptsLeft, access } = await getIntro(fixture.context, anonymousCaller, { linkId })
      const speech = { hasServerTranscription: false, hasServerVoice: false, ...ai }
      return presentIntro(set, { invitation: null, session: null, attemptsLeft, access, ...speech }).numberOfRetakes
    }
    const generous = await fixture.makeSet((content) => ({ ...content, numberOfRetakes: 2 }))
    expect([await present(fixture.linkId), await present(generous.linkId)]).toEqual([0, 2])
  })

  test('shows neither expected points nor “wrong if” phrases, and the stored plan has no phrases', async () => {
    const secret = (index: number) => ({ expectedPoints: [`Point ${index}`], wrongIf: [`Phrase ${index}`] })
    const set = await fixture.makeSet((content) => ({
      ...content,
      questions: content.questions.map((question, index) => ({
        ...question,
        ...secret(index),
        translations: { vi: { text: question.text, ...secret(index) } },
      })),
    }))
    const { view } = await fixture.begin(set.linkId)
    const opened = await getIntro(fixture.context, anonymousCaller, { linkId: set.linkId })
    const { attemptsLeft, access } = opened
    const speech = { hasServerTranscription: false, hasServerVoice: false, ...ai }
    const intro = presentIntro(opened.set, { invitation: null, session: null, attemptsLeft, access, ...speech })
    expect(JSON.stringify(intro)).not.toMatch(/Point 0|Phrase 0/u)
    expect(JSON.stringify(view)).not.toContain('Phrase 0')
  })

  test('shows the interview rather than a practice', async () => {
    const practice = await fixture.begin(fixture.linkId, { isPractice: true, email: 'both@example.org' })
    const input = fixture.createStartInput(fixture.linkId, { email: 'both@example.org' })
    const { view } = await startInterview(fixture.context, practice.caller, input)
    const { session } = await getIntro(fixture.context, practice.caller, { linkId: fixture.linkId })
    expect(session?.row.id).toBe(view.row.id)
  })

  test('refuses an archived set, except to a candidate with an unfinished session of it', async () => {
    const set = await fixture.makeSet()
    const { id, caller } = await fixture.begin(set.linkId)
    await fixture.updateSet(set.id, { status: status.ARCHIVED })
    const run = getIntro(fixture.context, anonymousCaller, { linkId: set.linkId })
    expect(await getErrorCode(run)).toBe('INTERVIEW_CLOSED')
    expect((await getIntro(fixture.context, caller, { linkId: set.linkId })).session?.row.id).toBe(id)
  })

  test('shows the asked session of this browser, and ignores one that is not its own', async () => {
    const set = await fixture.makeSet((content) => ({ ...content, attemptsPerPerson: 2 }))
    const email = 'asked@example.org'
    const first = await fixture.begin(set.linkId, { email })
    await endSession(fixture.context, first.actor, { sessionId: first.id })
    const { view } = await startInterview(
      fixture.context,
      first.caller,
      fixture.createStartInput(set.linkId, { email }),
    )
    const other = await fixture.begin(set.linkId, { email: 'not-asked@example.org' })
    const show = async (sessionId?: string) =>
      (await getIntro(fixture.context, first.caller, { linkId: set.linkId, sessionId })).session?.row.id
    expect([await show(first.id), await show(), await show(other.id)]).toEqual([first.id, view.row.id, view.row.id])
  })

  test('shows what was submitted for an archived set, and says that no new interview can be started', async () => {
    const set = await fixture.makeSet()
    const { id, actor, caller } = await fixture.begin(set.linkId, { email: 'archived@example.org' })
    await commitTurn(fixture.context, actor, createTypedTurn(id, 1))
    await endSession(fixture.context, actor, { sessionId: id })
    await submitSession(fixture.context, actor, { sessionId: id })
    await fixture.updateSet(set.id, { status: status.ARCHIVED })
    const { session, access } = await getIntro(fixture.context, caller, { linkId: set.linkId })
    expect([session?.row.id, access]).toEqual([id, { may: 'see', whyNot: 'INTERVIEW_CLOSED' }])
  })
})
