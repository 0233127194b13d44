import { mail, supportTicket } from '@candor/db'
import { supportTicketLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import type { QueueMail } from '../../notification'
import { queueMail } from '../../notification/operations/queue-mail'
import { createTicket } from './create-ticket'

const worker = { kind: 'worker' } as const
const message = 'The page stopped.\nSee https://example.org <b>now</b>'
const input = { email: 'Linh@Example.org', topic: 'recording', message, locale: 'en' } as const
let deps: TestDeps
beforeEach(async () => {
  deps = await createTestDeps()
})
afterEach(() => deps.close())

const open = (supportEmail?: string) => {
  const env = { ...deps.env, SUPPORT_EMAIL: supportEmail }
  const queue: QueueMail = (tx, order) => queueMail({ ...deps, env }, tx, order)
  return { ...deps, env, queueMail: queue }
}
const listMails = (to: string) => deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.to, to)))
const listTickets = () => deps.withActor(worker, (tx) => tx.select().from(supportTicket))

describe('createTicket', () => {
  test('stores the ticket, mails it to support and confirms it with the time of the reply', async () => {
    const made = await createTicket(open('help@example.org'), input)
    expect(made).toMatchObject({ isConfirmationMailed: true, repliesWithinHours: 24 })
    expect(await listTickets()).toMatchObject([{ email: 'linh@example.org', topic: 'recording', message }])
    const [ticket] = await listMails('help@example.org')
    expect(ticket?.subject).toBe(`Support ticket ${made.reference}`)
    expect(ticket?.text).toContain('Reply to: linh@example.org')
    expect(ticket?.text).toContain('The page stopped.')
    expect(ticket?.html).toContain('&lt;b&gt;')
    const [confirmation] = await listMails('linh@example.org')
    expect(confirmation?.text).toContain('within 24 hours')
  })

  test('repeats nothing that the sender wrote in the confirmation', async () => {
    await createTicket(open('help@example.org'), input)
    const [confirmation] = await listMails('linh@example.org')
    expect(`${confirmation?.subject} ${confirmation?.text} ${confirmation?.html}`).not.toMatch(/stopped|example\.org/)
  })

  test('promises no time where no support address is set, and still stores and confirms the ticket', async () => {
    for (const address of [undefined, 'Room 4']) {
      expect((await createTicket(open(address), input)).repliesWithinHours).toBeNull()
    }
    expect(await listTickets()).toHaveLength(2)
    const confirmations = await listMails('linh@example.org')
    expect(confirmations.map(({ text }) => text.includes('24 hours'))).toEqual([false, false])
  })

  test('confirms at most twice a day to one address, and says so', async () => {
    const running = open('help@example.org')
    const confirmed: boolean[] = []
    for (let written = 0; written < 3; written += 1) {
      confirmed.push((await createTicket(running, input)).isConfirmationMailed)
    }
    expect(confirmed).toEqual([true, true, false])
    expect([(await listMails('linh@example.org')).length, (await listTickets()).length]).toEqual([2, 3])
    deps.clock.advance(supportTicketLimits.dayMs + 1)
    expect((await createTicket(running, input)).isConfirmationMailed).toBe(true)
  })

  test('refuses tickets beyond the hourly limit with UNAVAILABLE and stores none of them', async () => {
    const running = open()
    const write = (number: number) => createTicket(running, { ...input, email: `person-${number}@example.org` })
    for (let number = 0; number < supportTicketLimits.ticketsPerHour; number += 1) await write(number)
    expect(await getErrorCode(write(1_000))).toBe('UNAVAILABLE')
    expect(await listTickets()).toHaveLength(supportTicketLimits.ticketsPerHour)
  })

  test('refuses an address that isn’t one with INVALID_EMAIL', async () => {
    expect(await getErrorCode(createTicket(open(), { ...input, email: 'a\u200bb@example.org' }))).toBe('INVALID_EMAIL')
    expect(await listTickets()).toEqual([])
  })
})
