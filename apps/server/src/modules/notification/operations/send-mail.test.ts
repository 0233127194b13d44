import { mail, organizationLogo } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { ParsedMail } from 'mailparser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { makePng } from '../../../testing/sample-images'
import type { TestDeps } from '../../../testing/test-deps'
import { presentOutboxMail } from '../present'
import { createSmtpMailer } from '../providers/smtp-mailer'
import {
  createMailFixture,
  digestTemplate,
  interviewTemplate,
  inviteTemplate,
  type MailFixture,
} from '../testing/mail-fixture'
import { parseCalendar } from '../testing/parse-calendar'
import { readUnsubscribeToken } from '../unsubscribe-token'
import { listOutbox } from './list-outbox'
import { sendMail } from './send-mail'

let fixture: MailFixture
beforeAll(async () => {
  fixture = await createMailFixture()
})
afterAll(() => fixture.close())

const send = (mailId: string, deps: TestDeps = fixture.deps) =>
  sendMail({ ...deps, mailer: fixture.mailer }, { mailId })
/** Rejects the second transaction, as if the process was killed after the mail server accepted the mail. */
const createKilledDeps = (): TestDeps => {
  let calls = 0
  const withActor: TestDeps['withActor'] = (actor, run) => {
    calls += 1
    return calls === 2 ? Promise.reject(new Error('killed')) : fixture.deps.withActor(actor, run)
  }
  return { ...fixture.deps, withActor }
}

test('sends a mail once, however often its job runs, and then deletes its content', async () => {
  const to = fixture.createAddress('once')
  const id = await fixture.deliver(to)
  await send(id)
  expect(fixture.listReceived(to)).toHaveLength(1)
  const row = await fixture.getMail(to)
  expect(row).toMatchObject({ state: 'sent', attempts: 1 })
  expect(JSON.stringify(row)).not.toContain('482913')
})

test('rejects and keeps the mail waiting when no mail server answers', async () => {
  const to = fixture.createAddress('no-server')
  const mailId = await fixture.queue(to)
  const unreachable = createSmtpMailer('smtp://127.0.0.1:1', 'no-reply@candor.example')
  await expect(sendMail({ ...fixture.deps, mailer: unreachable }, { mailId })).rejects.toThrow()
  unreachable.close()
  expect(await fixture.getMail(to)).toMatchObject({ state: 'waiting', attempts: 1 })
})

test('repeats the Message-ID when the process was killed before it recorded the sending', async () => {
  const to = fixture.createAddress('twice')
  const id = await fixture.queue(to)
  await expect(send(id, createKilledDeps())).rejects.toThrow('killed')
  await send(id)
  const messageIds = fixture.listReceived(to).map(({ mail: received }) => received.messageId)
  expect(messageIds).toEqual([`<${id}@candor>`, `<${id}@candor>`])
})

test('never sends a mail a third time, however often the process is killed', async () => {
  const to = fixture.createAddress('thrice')
  const id = await fixture.queue(to)
  for (let attempt = 0; attempt < 4; attempt += 1) await send(id, createKilledDeps()).catch(() => undefined)
  expect(fixture.listReceived(to)).toHaveLength(2)
  expect(await fixture.getMail(to)).toMatchObject({ state: 'unclear', sentAt: null })
})

test('does nothing when the mail was deleted before its job ran', async () => {
  const to = fixture.createAddress('deleted')
  const id = await fixture.queue(to)
  await fixture.deps.withActor({ kind: 'worker' }, (tx) => tx.delete(mail).where(eq(mail.id, id)))
  await expect(send(id)).resolves.toBeUndefined()
  expect(fixture.listReceived(to)).toEqual([])
})

test('moves a mail to the outbox when no mail server is configured', async () => {
  const to = fixture.createAddress('outbox')
  const mailId = await fixture.queue(to)
  await sendMail({ ...fixture.deps, mailer: null }, { mailId })
  expect(await fixture.getMail(to)).toMatchObject({ state: 'outbox', sentAt: null, attempts: 1 })
  expect(fixture.listReceived(to)).toEqual([])
})

test('adds the one-click unsubscribe headers to an invitation and not to a code', async () => {
  const [invited, signingIn] = [fixture.createAddress('invited'), fixture.createAddress('code')]
  await fixture.deliver(invited, inviteTemplate)
  await fixture.deliver(signingIn)
  const received = fixture.listReceived(invited)[0]?.mail
  const header = JSON.stringify(received?.headers.get('list'))
  expect(header).toContain('One-Click')
  const url = new URL(/"url":"([^"]+)"/.exec(header)?.[1] ?? '')
  expect(url.pathname).toBe('/api/notification/unsubscribe')
  expect(received?.text).toContain(`/unsubscribe?token=${url.searchParams.get('token')}`)
  expect(fixture.listReceived(signingIn)[0]?.mail.headers.has('list')).toBe(false)
})

test('adds the one-click unsubscribe headers to a digest, for its member and organization', async () => {
  const [to, organizationId] = [fixture.createAddress('digest'), fixture.deps.newId()]
  await send(await fixture.queue(to, digestTemplate, organizationId))
  const received = fixture.listReceived(to)[0]?.mail
  const readHeader = (key: string) =>
    received?.headerLines.find((header) => header.key === key)?.line.replaceAll(/\r?\n[ \t]+/g, ' ')
  expect(readHeader('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const header = /^List-Unsubscribe: <(\S+)>$/.exec(readHeader('list-unsubscribe') ?? '')?.[1]
  const { origin, pathname, searchParams } = new URL(header ?? '')
  expect([origin, pathname]).toEqual([fixture.deps.publicUrl('/').slice(0, -1), '/api/notification/unsubscribe'])
  const token = searchParams.get('token') ?? ''
  expect(readUnsubscribeToken(fixture.deps, token)).toEqual({ category: 'notices', email: to, organizationId })
  expect(received?.text).toContain(`/unsubscribe?token=${token}`)
})

test('attaches the calendar file to an invitation, and deletes it after sending', async () => {
  const to = fixture.createAddress('calendar')
  await fixture.deliver(to, interviewTemplate)
  const { attachments = [] } = fixture.listReceived(to)[0]?.mail ?? {}
  expect(attachments).toMatchObject([{ contentType: 'text/calendar', filename: 'interview.ics' }])
  const event = parseCalendar(attachments[0]?.content.toString('utf8') ?? '')
  expect(event).toMatchObject({
    start: '20261210T165900Z',
    title: 'Hạn bắt đầu: phỏng vấn với Sao Mai',
    language: 'vi',
  })
  expect(await fixture.getMail(to)).toMatchObject({ state: 'sent', calendar: null })
  const code = fixture.createAddress('no-calendar')
  await fixture.deliver(code)
  expect(fixture.listReceived(code)[0]?.mail.attachments).toEqual([])
})

describe('a mail with the organization’s logo', () => {
  const png = makePng(120, 40)
  const deliver = async (to: string, logo: 'there' | 'removed'): Promise<ParsedMail | undefined> => {
    const member = await makeMember(fixture.deps)
    const { organizationId } = member
    const template = { ...interviewTemplate, hasLogo: true, organizationName: 'Sao "Mai" <3>' }
    const mailId = await fixture.queue(to, template, organizationId)
    if (logo === 'there')
      await fixture.deps.withActor(member, (tx) =>
        tx.insert(organizationLogo).values({ organizationId, mime: 'image/png', bytes: png, updatedAt: new Date(0) }),
      )
    await send(mailId)
    return fixture.listReceived(to)[0]?.mail
  }

  test('carries the picture inside it, named for those who see none', async () => {
    const received = await deliver(fixture.createAddress('logo'), 'there')
    const picture = received?.attachments.find(({ contentType }) => contentType === 'image/png')
    expect(picture).toMatchObject({ cid: 'logo@candor', contentDisposition: 'inline', related: true })
    expect(picture?.content.equals(png)).toBe(true)
    // The parser puts the attached picture where the HTML names it.
    expect(received?.html).toContain(`<img src="data:image/png;base64,${png.toString('base64')}" alt="Sao`)
    expect(received?.attachments).toHaveLength(2)
  })

  test('has no picture if the logo was removed before the mail was sent', async () => {
    const received = await deliver(fixture.createAddress('no-logo'), 'removed')
    expect(received?.html).not.toContain('<img')
    expect(received?.html).toContain('<h1')
    expect(received?.attachments).toMatchObject([{ contentType: 'text/calendar' }])
  })

  test('is shown as text on the outbox page when no mail server is configured', async () => {
    const to = fixture.createAddress('logo-outbox')
    const mailId = await fixture.queue(to, { ...interviewTemplate, hasLogo: true })
    await sendMail({ ...fixture.deps, mailer: null }, { mailId })
    const shown = (await listOutbox(fixture.deps)).map(presentOutboxMail).find((found) => found.to === to)
    expect(shown?.text).toContain('Sao Mai')
  })
})

describe('with line breaks or separators in an address or a value', () => {
  test.each([
    ['a header', 'linh@example.org\r\nBcc: eve@evil.example'],
    ['a second address', 'linh@example.org, eve@evil.example'],
    ['a second address in brackets', 'linh@example.org <eve@evil.example>'],
    ['a group', 'all: eve@evil.example;'],
    ['an SMTP command', 'linh@example.org>\r\nRCPT TO:<eve@evil.example'],
  ])('sends nothing to the recipient injected as %s', async (_name, to) => {
    await fixture.deliver(to).catch(() => undefined)
    expect(fixture.listReceived('eve@evil.example')).toEqual([])
    expect(fixture.server.received.flatMap(({ mail: { bcc, cc } }) => [bcc, cc]).filter(Boolean)).toEqual([])
  })

  test('adds no header from the subject', async () => {
    const to = fixture.createAddress('subject')
    const code = '1\r\nBcc: eve@evil.example\r\n\r\nbody'
    await fixture.deliver(to, { name: 'sign-in-code', code, minutes: 10 })
    const [received] = fixture.listReceived(to)
    expect(received?.recipients).toEqual([to])
    expect(received?.mail.headers.has('bcc')).toBe(false)
    expect(received?.mail.subject).toContain('Bcc: eve@evil.example body')
  })
})
