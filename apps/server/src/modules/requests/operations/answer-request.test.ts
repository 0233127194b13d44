import { mail } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { listStages } from '../../applicants/operations/list-stages'
import { moveSubmissions } from '../../applicants/operations/move-submissions'
import { decideSubmission } from '../../assessments/operations/decide-submission'
import { deleteSubmissions } from '../../submissions/deletions/operations/delete-submissions'
import { openRequests, type Requests } from '../testing/open-requests'
import { answerRequest } from './answer-request'
import { listOwnRequests } from './list-own-requests'

let fixture: Requests
beforeAll(async () => {
  fixture = await openRequests()
})
afterAll(() => fixture.deps.close())

const answer = (id: string, text = 'I read both answers.\n\nThe level stays.') =>
  answerRequest(fixture.deps, fixture.member, { id, outcome: 'upheld', text })

describe('answerRequest', () => {
  test('stores the answer with its author and mails it in the language of the interview', async () => {
    const { deps } = fixture
    const asker = await fixture.submitAs({ email: 'asks@example.org' })
    const { id } = await fixture.ask(asker)
    await fixture.open(asker.id)
    const answered = await answer(id)
    expect(answered.answer).toMatchObject({ outcome: 'upheld', answeredAt: new Date(deps.clock.nowMs()).toISOString() })
    await fixture.deliver(asker.id)
    const mails = await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select().from(mail).where(eq(mail.to, 'asks@example.org')),
    )
    expect(mails).toMatchObject([{ template: 'request-answered', locale: 'en' }])
    expect(mails[0]?.text).toContain('The level stays.')
    expect(mails[0]?.text).toContain(`/submission/${asker.id}`)
  })

  test('refuses a member who has not opened the submission, and the request stays open', async () => {
    const asker = await fixture.submitAs()
    const { id } = await fixture.ask(asker)
    expect(await getErrorCode(answer(id))).toBe('SUBMISSION_NOT_OPENED')
    expect(await listOwnRequests(fixture.deps, asker.caller, { id: asker.id })).toMatchObject({
      items: [{ answer: null }],
    })
  })

  test('says that something changed only if a level, a decision or the stage did since the request', async () => {
    const { deps, member } = fixture
    const asker = await fixture.submitAs()
    await decideSubmission(deps, member, { id: asker.id, decision: 'no' })
    deps.clock.advance(60_000)
    const { id } = await fixture.ask(asker)
    await fixture.open(asker.id)
    const changed = () => answerRequest(deps, member, { id, outcome: 'changed', text: 'It is a yes.' })
    expect(await getErrorCode(changed())).toBe('NOTHING_CHANGED')
    await decideSubmission(deps, member, { id: asker.id, decision: 'yes' })
    expect((await changed()).answer).toMatchObject({ outcome: 'changed' })
  })

  test('a move to another stage is a change', async () => {
    const { deps, member } = fixture
    const asker = await fixture.submitAs()
    const { id } = await fixture.ask(asker)
    await fixture.open(asker.id)
    deps.clock.advance(60_000)
    const stages = await listStages(deps, member)
    const stageId = stages.items.at(-1)?.id ?? ''
    await moveSubmissions(deps, member, { ids: [asker.id], stageId })
    const moved = await answerRequest(deps, member, { id, outcome: 'changed', text: 'You go on.' })
    expect(moved.answer).toMatchObject({ outcome: 'changed' })
  })

  test('an answer is final', async () => {
    const asker = await fixture.submitAs()
    const { id } = await fixture.ask(asker)
    await fixture.open(asker.id)
    await answer(id, 'First')
    expect(await getErrorCode(answer(id, 'Second'))).toBe('REQUEST_ANSWERED')
    expect(await listOwnRequests(fixture.deps, asker.caller, { id: asker.id })).toMatchObject({
      items: [{ answer: { text: 'First' } }],
    })
  })

  test('reports a request as missing to another organization, and when its submission was deleted meanwhile', async () => {
    const { deps, member, stranger } = fixture
    const asker = await fixture.submitAs()
    const { id } = await fixture.ask(asker)
    await fixture.open(asker.id)
    const foreign = answerRequest(fixture.deps, stranger, { id, outcome: 'upheld', text: 'Words' })
    expect(await getErrorCode(foreign)).toBe('NOT_FOUND')
    await deleteSubmissions(deps, member, { ids: [asker.id] })
    expect(await getErrorCode(answer(id))).toBe('NOT_FOUND')
  })
})
