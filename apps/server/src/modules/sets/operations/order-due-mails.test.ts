import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRows, type InvitationFixture, openInvitationFixture } from '../testing/invitation-fixture'
import { mailInterviewees } from './mail-interviewees'
import { orderDueMails } from './order-due-mails'

let fixture: InvitationFixture
beforeAll(async () => {
  fixture = await openInvitationFixture()
})
afterAll(() => fixture.close())

test('orders one job for each set whose mails wait, and none for the others', async () => {
  const [waiting, done] = [await fixture.makeSet(), await fixture.makeSet()]
  await fixture.invite(waiting.id, createRows(3, 'waiting'))
  await fixture.invite(done.id, createRows(3, 'done'))
  await mailInterviewees(fixture.mailDeps, { setId: done.id })
  fixture.deps.sentJobs.length = 0
  await orderDueMails(fixture.deps)
  expect(fixture.deps.sentJobs).toEqual([
    {
      queue: 'mail-interviewees',
      organizationId: fixture.member.organizationId,
      data: { setId: waiting.id },
    },
  ])
})
