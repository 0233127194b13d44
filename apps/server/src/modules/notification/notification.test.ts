import { APP_ROLE, mail } from '@candor/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImplementer } from '../../http/implement'
import { createJobs, type JobDefinition, type JobRunner, migrateJobs } from '../../jobs/jobs'
import { type MailServer, startMailServer } from '../../testing/start-mail-server'
import { createTestDeps, type TestDeps } from '../../testing/test-deps'
import { createNotification, createSmtpMailer, type Mailer, type MailOrder } from '.'
import { sendMail } from './operations/send-mail'
import { unsubscribe } from './operations/unsubscribe'
import { makeUnsubscribeToken } from './unsubscribe-token'

const worker = { kind: 'worker' } as const
const auth = { kind: 'auth' } as const
const order: MailOrder = {
  to: 'linh@example.org',
  language: 'vi',
  template: { name: 'already-registered', signInUrl: 'https://candor.example/sign-in' },
}

let deps: TestDeps
let jobs: JobRunner
let server: MailServer
let mailer: Mailer
let notification: ReturnType<typeof createNotification>

beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  server.behave('accept')
  const base = await createTestDeps()
  await migrateJobs(base.database.migratorUrl, { queues: ['send-mail'], appRole: APP_ROLE })
  jobs = createJobs(base.database.appUrl, base.log)
  deps = { ...base, jobs }
  mailer = createSmtpMailer(server.url, 'Candor <no-reply@candor.example>')
  notification = createNotification(deps, { os: createImplementer(false), mailer })
})
afterEach(async () => {
  mailer.close()
  await jobs.stop()
  await deps.close()
})

const startJobs = (): Promise<void> =>
  jobs.start(notification.jobs.map((job): JobDefinition => ({ ...(job as JobDefinition), retryDelaySeconds: 1 })))
const queue = (wanted: Partial<MailOrder> = {}): Promise<void> =>
  deps.withActor(auth, (tx) => notification.api.queueMail(tx, { ...order, ...wanted }))
const mails = () => deps.withActor(worker, (tx) => tx.select().from(mail))
const jobCount = async (): Promise<number> => {
  const { rows } = await deps.withActor(worker, (tx) => tx.execute(sql`select 1 from pgboss.job`))
  return rows.length
}
const onlyMail = async () => {
  const [row] = await mails()
  if (row === undefined) throw new Error('no mail was queued')
  return row
}
const receivedFor = (to: string) => server.received.filter(({ recipients }) => recipients.includes(to))
const createAddress = (name: string): string => `${name}.${deps.newId()}@example.org`

describe('queueing a mail', () => {
  test('commits with the change it tells of: the mail and its job, or neither', async () => {
    const refused = deps.withActor(auth, async (tx) => {
      await notification.api.queueMail(tx, order)
      throw new Error('the change was refused')
    })
    await expect(refused).rejects.toThrow('the change was refused')
    expect([(await mails()).length, await jobCount()]).toEqual([0, 0])
    await queue()
    expect([(await mails()).length, await jobCount()]).toEqual([1, 1])
  })

  test('does not delay the caller while the mail server is slow', async () => {
    server.behave(2_000)
    const to = createAddress('slow')
    await startJobs()
    const startedMs = performance.now()
    await queue({ to })
    expect(performance.now() - startedMs).toBeLessThan(1_000)
    await expect.poll(() => receivedFor(to).length, { timeout: 10_000 }).toBe(1)
  })
})

describe('a queued mail', () => {
  test('arrives as plain text and HTML with its Vietnamese words whole', async () => {
    const to = createAddress('whole')
    await startJobs()
    await queue({ to })
    await expect.poll(() => receivedFor(to).length, { timeout: 10_000 }).toBe(1)
    const [{ mail: arrived, recipients } = { mail: null, recipients: [] }] = receivedFor(to)
    expect(recipients).toEqual([to])
    expect(arrived?.subject).toBe('Bạn đã có tài khoản Candor')
    expect(arrived?.text).toContain('Địa chỉ đã có tài khoản: hãy đăng nhập.')
    expect(arrived?.html).toContain('<a href="https://candor.example/sign-in"')
    expect(arrived?.from?.value).toEqual([{ name: 'Candor', address: 'no-reply@candor.example' }])
    expect(arrived?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(arrived?.messageId).toBe(`<${(await onlyMail()).id}@candor>`)
    await expect.poll(async () => (await onlyMail()).state).toBe('sent')
  })

  test('that is refused is tried again until it is taken', async () => {
    server.behave('refuse')
    const to = createAddress('refused')
    const before = server.attempts()
    await startJobs()
    await queue({ to })
    await expect.poll(() => server.attempts() - before, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
    expect(await onlyMail()).toMatchObject({ state: 'waiting', sentAt: null })
    server.behave('accept')
    await expect.poll(() => receivedFor(to).length, { timeout: 15_000 }).toBe(1)
    await expect.poll(async () => (await onlyMail()).state).toBe('sent')
    expect((await onlyMail()).attempts).toBeGreaterThanOrEqual(3)
  })

  test('that finds no server at all is tried again', async () => {
    const gone = createSmtpMailer('smtp://127.0.0.1:1', 'no-reply@candor.example')
    await queue()
    const { id } = await onlyMail()
    await expect(sendMail({ ...deps, mailer: gone }, { mailId: id })).rejects.toThrow()
    gone.close()
    expect(await onlyMail()).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test('is sent once, however often its job runs', async () => {
    const to = createAddress('once')
    await queue({ to })
    const { id } = await onlyMail()
    await sendMail({ ...deps, mailer }, { mailId: id })
    await sendMail({ ...deps, mailer }, { mailId: id })
    expect(receivedFor(to)).toHaveLength(1)
  })

  test('whose sender dies before it could note it arrives twice at most, with the same Message-ID', async () => {
    const to = createAddress('twice')
    await queue({ to })
    const { id } = await onlyMail()
    let calls = 0
    const dying: TestDeps['withActor'] = (actor, run) => {
      calls += 1
      return calls === 2 ? Promise.reject(new Error('killed')) : deps.withActor(actor, run)
    }
    await expect(sendMail({ ...deps, withActor: dying, mailer }, { mailId: id })).rejects.toThrow('killed')
    await sendMail({ ...deps, mailer }, { mailId: id })
    expect(receivedFor(to).map(({ mail: { messageId } }) => messageId)).toEqual([`<${id}@candor>`, `<${id}@candor>`])
  })

  test('whose senders die again and again is never sent a third time', async () => {
    const to = createAddress('thrice')
    await queue({ to })
    const { id } = await onlyMail()
    for (let death = 0; death < 4; death += 1) {
      let calls = 0
      const dying: TestDeps['withActor'] = (actor, run) => {
        calls += 1
        return calls === 2 ? Promise.reject(new Error('killed')) : deps.withActor(actor, run)
      }
      await sendMail({ ...deps, withActor: dying, mailer }, { mailId: id }).catch(() => undefined)
    }
    expect(receivedFor(to)).toHaveLength(2)
    expect(await onlyMail()).toMatchObject({ state: 'unclear', sentAt: null })
  })

  test('leaves nothing of its words behind once it is sent, and nothing at all after a week', async () => {
    const to = createAddress('gone')
    await queue({ to, template: { name: 'sign-in-code', code: '482913', minutes: 10 } })
    const { id } = await onlyMail()
    await sendMail({ ...deps, mailer }, { mailId: id })
    expect(JSON.stringify(await onlyMail())).not.toContain('482913')
    deps.clock.advance(6 * 24 * 3_600_000)
    await notification.api.sweep()
    expect(await mails()).toHaveLength(1)
    deps.clock.advance(24 * 3_600_000 + 1)
    await notification.api.sweep()
    expect(await mails()).toHaveLength(0)
  })

  test('that is gone by the time is no failure', async () => {
    await queue()
    const { id } = await onlyMail()
    await deps.withActor(worker, (tx) => tx.delete(mail).where(eq(mail.id, id)))
    await expect(sendMail({ ...deps, mailer }, { mailId: id })).resolves.toBeUndefined()
  })
})

describe('a mail one may do without', () => {
  const invite: MailOrder['template'] = {
    name: 'organization-invite',
    organizationName: 'Sao Mai',
    invitedBy: 'Mai Trần',
    role: 'viewer',
    url: 'https://candor.example/company/invite/1',
    days: 7,
  }
  const deliver = async (to: string, template: MailOrder['template']): Promise<void> => {
    await deps.withActor(auth, (tx) => notification.api.queueMail(tx, { ...order, to, template }))
    const rows = await deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.to, to)))
    const waiting = rows.filter(({ state }) => state === 'waiting')
    for (const { id } of waiting) await sendMail({ ...deps, mailer }, { mailId: id })
  }
  const readOneClickUrl = (to: string): URL => {
    const list = receivedFor(to)[0]?.mail.headers.get('list')
    const found = /"url":"([^"]+)"/.exec(JSON.stringify(list))?.[1]
    if (found === undefined) throw new Error('no List-Unsubscribe header')
    return new URL(found)
  }

  test('carries the two headers of one-click unsubscribing, and one click stops its kind for that address alone', async () => {
    const [to, other] = [createAddress('enough'), createAddress('more')]
    await deliver(to, invite)
    const url = readOneClickUrl(to)
    expect(JSON.stringify(receivedFor(to)[0]?.mail.headers.get('list'))).toContain('One-Click')
    expect(url.pathname).toBe('/api/notification/unsubscribe')
    const token = url.searchParams.get('token') ?? ''
    expect(receivedFor(to)[0]?.mail.text).toContain(`/unsubscribe?token=${token}`)
    await unsubscribe(deps, { token })
    await unsubscribe(deps, { token })
    await deliver(to, invite)
    await deliver(other, invite)
    await deliver(to, { name: 'sign-in-code', code: '123456', minutes: 10 })
    expect([receivedFor(to).length, receivedFor(other).length]).toEqual([2, 1])
    const states = (await mails()).filter((row) => row.to === to).map(({ state }) => state)
    expect(states.sort()).toEqual(['sent', 'sent', 'suppressed'])
  })

  test('is not stopped for anybody by a token that was made up or changed', async () => {
    const token = makeUnsubscribeToken(deps, { email: 'linh@example.org', category: 'invitations' })
    const [body = '', signature = ''] = token.split('.')
    const forged = Buffer.from(JSON.stringify(['invitations', 'eve@example.org'])).toString('base64url')
    for (const bad of ['', 'x', `${forged}.${signature}`, `${body}.${'0'.repeat(64)}`, body]) {
      await expect(unsubscribe(deps, { token: bad })).rejects.toMatchObject({ code: 'LINK_INVALID' })
    }
  })

  test('codes and notices carry no such header', async () => {
    const to = createAddress('code')
    await deliver(to, { name: 'sign-in-code', code: '123456', minutes: 10 })
    expect(receivedFor(to)[0]?.mail.headers.has('list')).toBe(false)
  })
})

describe('without a mail server', () => {
  test('mails remain in the outbox and are not sent', async () => {
    const to = createAddress('outbox')
    await queue({ to })
    const { id } = await onlyMail()
    await sendMail({ ...deps, mailer: null }, { mailId: id })
    expect(await onlyMail()).toMatchObject({ state: 'outbox', sentAt: null, attempts: 1 })
    expect(receivedFor(to)).toEqual([])
  })
})

describe('an address or a value with line breaks or commas in it', () => {
  const send = async (wanted: Partial<MailOrder>): Promise<void> => {
    await queue(wanted)
    const { id } = await onlyMail()
    await sendMail({ ...deps, mailer }, { mailId: id }).catch(() => undefined)
  }
  test.each([
    ['a header', 'linh@example.org\r\nBcc: eve@evil.example'],
    ['a second address', 'linh@example.org, eve@evil.example'],
    ['a second address in brackets', 'linh@example.org <eve@evil.example>'],
    ['a group', 'all: eve@evil.example;'],
    ['an SMTP command', 'linh@example.org>\r\nRCPT TO:<eve@evil.example'],
  ])('brings nothing to anybody else: %s', async (_, to) => {
    await send({ to })
    expect(receivedFor('eve@evil.example')).toEqual([])
    expect(server.received.flatMap(({ mail: { bcc, cc } }) => [bcc, cc]).filter(Boolean)).toEqual([])
  })

  test('adds no header by way of the subject', async () => {
    const to = createAddress('subject')
    await send({ to, template: { name: 'sign-in-code', code: '1\r\nBcc: eve@evil.example\r\n\r\nbody', minutes: 10 } })
    const [arrived] = receivedFor(to)
    expect(arrived?.recipients).toEqual([to])
    expect(arrived?.mail.headers.has('bcc')).toBe(false)
    expect(arrived?.mail.subject).toContain('Bcc: eve@evil.example body')
  })
})
