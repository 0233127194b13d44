import { userStatus } from '@candor/contract'
import { authUser, oneTimeToken } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import type { MailOrder } from '../../../notification'
import { authorizeLink } from './authorize-link'
import { type LinkRequest, mailLink } from './mail-link'

const linkId = 'q7wlUcrGmvnpTT-8wMFMWA'
const browser = { token: '', knownToken: '' }
let deps: TestDeps
let mails: MailOrder[]
let userId: string
let email: string

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  mails = []
  userId = (await makeMember(deps)).userId
  email = `${userId}@example.org`
  deps.clock.advance(3 * 24 * 3_600_000)
})

const send = (input: Partial<LinkRequest>) =>
  mailLink(
    {
      ...deps,
      candidates: { hasInterviews: async (address) => address === 'linh@example.org' },
      queueMail: async (_tx, order) => {
        mails.push(order)
      },
    },
    browser,
    { email, locale: 'vi', audience: 'member', ...input },
  )
const sendToCandidate = (input: Partial<LinkRequest>) =>
  send({ audience: 'candidate', returnUrl: `/interview/${linkId}`, ...input })
const tokens = () => deps.withActor({ kind: 'auth' }, (tx) => tx.select().from(oneTimeToken))

describe('mailLink for members', () => {
  test('a mailed link is sent to the canonical address of an account in the requested language', async () => {
    await send({ email: ` ${email.toUpperCase()} `, returnUrl: '/company/all-submissions' })
    const [mail] = mails
    expect(mail).toMatchObject({ to: email, language: 'vi', template: { name: 'sign-in-link', minutes: 15 } })
    const url = mail?.template.name === 'sign-in-link' ? mail.template.url : ''
    expect(url).toMatch(
      /^http:\/\/localhost:3000\/company\/transfer-login\?access_token=[A-Za-z0-9_-]{43}&lg_key=magic$/,
    )
  })

  test('a mailed link can be requested again at once after it was opened, and otherwise after a minute', async () => {
    await send({})
    expect(await getErrorCode(send({}))).toBe('OTP_RESEND_TOO_SOON')
    const [mail] = mails
    const url = mail?.template.name === 'sign-in-link' ? mail.template.url : ''
    const accessToken = new URL(url).searchParams.get('access_token') ?? ''
    await authorizeLink(deps, { accessToken, flow: 'magic' })
    await send({})
    expect(mails).toHaveLength(2)
  })

  test('a mailed link gets the same response and writes the same rows for an address without an account (A-09)', async () => {
    const before = (await tokens()).length
    const known = await send({})
    const unknown = await send({ email: 'stranger@example.org' })
    expect(unknown).toEqual(known)
    expect(mails.map((mail) => mail.template.name)).toEqual(['sign-in-link', 'no-account'])
    expect(await tokens()).toHaveLength(before + 2)
    expect(await getErrorCode(send({}))).toBe('OTP_RESEND_TOO_SOON')
    expect(await getErrorCode(send({ email: 'stranger@example.org' }))).toBe('OTP_RESEND_TOO_SOON')
  })

  test('a mailed link is not sent to a deleted account, which gets the mail of an unknown address', async () => {
    await deps.withActor({ kind: 'auth' }, (tx) =>
      tx.update(authUser).set({ status: userStatus.DELETED }).where(eq(authUser.id, userId)),
    )
    await send({})
    expect(mails.map((mail) => mail.template.name)).toEqual(['no-account'])
  })

  test('a mailed link counts against the hourly limit of its address, which reserves one mail for known browsers (A-03)', async () => {
    for (let n = 0; n < 4; n += 1) {
      await send({})
      deps.clock.advance(60_000)
    }
    expect(await getErrorCode(send({}))).toBe('OTP_RESEND_TOO_SOON')
    expect(mails).toHaveLength(4)
  })

  test('a mailed link is refused for an invalid address', async () => {
    for (const raw of ['mai', 'mai@example.org\r\nBcc: all@example.org', '']) {
      expect(await getErrorCode(send({ email: raw }))).toBe('INVALID_EMAIL')
    }
    expect(mails).toEqual([])
  })
})

describe('mailLink for candidates', () => {
  test('a candidate’s mailed link opens the interview from which it was requested', async () => {
    await sendToCandidate({ email: 'linh@example.org' })
    const template = mails[0]?.template
    expect(template?.name === 'candidate-link' ? template.url : '').toMatch(
      /^http:\/\/localhost:3000\/interview\/q7wlUcrGmvnpTT-8wMFMWA\?access_token=[A-Za-z0-9_-]{43}&lg_key=candidate$/,
    )
  })

  test('a candidate’s mailed link gets the same response for an address without an interview, with or without an account', async () => {
    const known = await sendToCandidate({ email: 'linh@example.org' })
    expect(await sendToCandidate({ email: 'stranger@example.org' })).toEqual(known)
    await sendToCandidate({ email })
    expect(mails.map((mail) => mail.template.name)).toEqual(['candidate-link', 'no-interviews', 'no-interviews'])
  })

  test('a candidate’s mailed link is refused without the path of an interview, whatever the address', async () => {
    for (const returnUrl of [undefined, '/company/interview-sets', '//evil.example']) {
      expect(await getErrorCode(sendToCandidate({ email: 'linh@example.org', returnUrl }))).toBe('VALIDATION_FAILED')
      expect(await getErrorCode(sendToCandidate({ email: 'stranger@example.org', returnUrl }))).toBe(
        'VALIDATION_FAILED',
      )
    }
    expect(mails).toEqual([])
  })
})
