import { z } from 'zod'
import type { HttpClient } from './http-client'

const zOutbox = z.object({ items: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })) })
type Mail = z.infer<typeof zOutbox>['items'][number]

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

/** The mails to this address, newest first, from the outbox page. */
export const listMailsTo = async (client: HttpClient, email: string): Promise<Mail[]> => {
  const { body } = await client.get('/api/notification/outbox')
  return zOutbox.parse(body).items.filter((mail) => mail.to === email)
}

/** Waits until more than `before` mails were sent to this address, and returns the newest. */
export const waitForMail = async (client: HttpClient, email: string, before = 0): Promise<Mail> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await listMailsTo(client, email)
    const [newest] = mails
    if (newest !== undefined && mails.length > before) return newest
    await wait(100)
  }
  throw new Error(`nothing new was mailed to ${email}`)
}

const parseCode = ({ subject, to }: Mail): string => {
  const code = /^\d{6}/.exec(subject)?.[0]
  if (code === undefined) throw new Error(`the mail to ${to} has no code`)
  return code
}

/** Waits for the code that is mailed to this address. */
export const waitForCode = async (client: HttpClient, email: string): Promise<string> =>
  parseCode(await waitForMail(client, email))

const require2xx = (what: string, answer: { status: number; body: unknown }): void => {
  if (answer.status >= 300) throw new Error(`${what} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
}

const person = { firstName: 'Mai', lastName: 'Trần', locale: 'en' }

/** Signs a recruiter up by the mailed code; the client then holds the session. */
export const signUp = async (client: HttpClient, email: string, organizationName = 'Sao Mai'): Promise<void> => {
  const { body } = await client.post('/api/identity/auth/pre-register', { email, locale: 'en' })
  const code = await waitForCode(client, email)
  const { challengeId } = body
  const input = { ...person, challengeId, code, organizationName }
  require2xx('sign-up', await client.post('/api/identity/auth/verify-and-register', input))
}

/** Registers with a password and confirms the mailed link in the same browser; the client then holds the session. */
export const registerWithPassword = async (
  client: HttpClient,
  input: { email: string; password: string; organizationName?: string },
): Promise<void> => {
  const before = (await listMailsTo(client, input.email)).length
  const registration = { ...person, organizationName: 'Sao Mai', ...input }
  require2xx('registration', await client.post('/api/identity/auth/local/register', registration))
  const { text } = await waitForMail(client, input.email, before)
  const token = /access_token=([\w-]{43})/.exec(text)?.[1]
  require2xx('confirmation', await client.post('/api/identity/auth/email-confirmation', { token }))
}

export const signInWithPassword = async (
  client: HttpClient,
  input: { email: string; password: string },
): Promise<void> => require2xx('sign-in', await client.post('/api/identity/auth/local', input))
