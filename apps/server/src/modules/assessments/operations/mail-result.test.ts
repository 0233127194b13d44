import { interviewSession } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUpSubmissions, openGivenUpSubmissions } from '../testing/given-up-submissions'
import { assessSubmission } from './assess-submission'
import { reassessLateWords } from './reassess-late-words'

const worker = { kind: 'worker' } as const
let fixture: GivenUpSubmissions
beforeAll(async () => {
  fixture = await openGivenUpSubmissions()
})
afterAll(() => fixture.deps.close())

let count = 0
const submitGivenUp = async (candidateResult: 'off' | 'free') => {
  count += 1
  const email = `candidate${count}@example.org`
  const made = await fixture.submit(candidateResult, email)
  await fixture.giveUp(made.id)
  await fixture.deliver(made.id)
  return { ...made, email }
}

describe('mailResult', () => {
  test('mails the candidate the link to their result once, when an assessment succeeds after one was given up', async () => {
    const { id, email } = await submitGivenUp('free')
    expect(await fixture.listMails(email)).toEqual([])
    await fixture.reevaluate(id)
    await fixture.deliver(id)
    await assessSubmission(fixture.deps, { submissionId: id })
    await fixture.deliver(id)
    const mails = await fixture.listMails(email)
    expect(mails).toMatchObject([{ template: 'result-ready', locale: 'en', category: null, state: 'waiting' }])
    expect(mails[0]?.text).toContain(`http://localhost:3000/submission/${id}?interview=${fixture.linkId}`)
  })

  test('mails nothing about a later assessment, when the candidate already has a result', async () => {
    const { id, email } = await submitGivenUp('free')
    await fixture.reevaluate(id)
    await fixture.repeat(id)
    await fixture.giveUp(id)
    await fixture.reevaluate(id)
    await fixture.deliver(id)
    expect(await fixture.listMails(email)).toHaveLength(1)
  })

  test('mails no candidate whose assessment succeeded without being given up', async () => {
    const { id } = await fixture.submit('free', 'ordinary@example.org')
    await assessSubmission(fixture.deps, { submissionId: id })
    await fixture.reevaluate(id)
    await fixture.deliver(id)
    expect(await fixture.listMails('ordinary@example.org')).toEqual([])
  })

  test('mails no candidate whose company doesn’t share results', async () => {
    const { id, email } = await submitGivenUp('off')
    await fixture.reevaluate(id)
    await fixture.deliver(id)
    expect(await fixture.listMails(email)).toEqual([])
  })

  test('mails the candidate when late words lead to the first result', async () => {
    const { id, sessionId, answerIds, email } = await submitGivenUp('free')
    const place = { sessionId, answerId: answerIds[0] ?? '', take: 1 }
    await fixture.deps.withActor(worker, (tx) => reassessLateWords(fixture.deps, tx, place))
    await assessSubmission(fixture.deps, { submissionId: id })
    await fixture.deliver(id)
    expect(await fixture.listMails(email)).toHaveLength(1)
  })

  test('writes in the language of the interview', async () => {
    const { id, sessionId, email } = await submitGivenUp('free')
    await fixture.deps.withActor(worker, (tx) =>
      tx.update(interviewSession).set({ language: 'vi' }).where(eq(interviewSession.id, sessionId)),
    )
    await fixture.reevaluate(id)
    await fixture.deliver(id)
    expect(await fixture.listMails(email)).toMatchObject([{ locale: 'vi' }])
  })

  test('says nothing that the candidate may not see: no level, reason, try, colleague or position', async () => {
    const { id, email } = await submitGivenUp('free')
    await fixture.reevaluate(id)
    await fixture.deliver(id)
    const [mail] = await fixture.listMails(email)
    const shown = `${mail?.subject} ${mail?.text}`.replaceAll(/https?:\S+/g, '')
    expect(shown).toContain('Sao Mai')
    expect(shown).not.toMatch(/\d|level|tried|failed|Please|Mai Trần|Recruiter|Linh/)
    expect(mail?.html).not.toMatch(/access_token|Recruiter/)
  })
})
