import { z } from 'zod'
import type { HttpClient } from './http-client'

const zOutbox = z.object({ items: z.array(z.object({ to: z.string(), subject: z.string() })) })

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

/** The code that was mailed to this address, read from the outbox page's data as a person would. */
export const readCode = async (client: HttpClient, email: string): Promise<string> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await client.get('/api/notification/outbox')
    const mails = zOutbox.parse(body).items
    const code = /^\d{6}/.exec(mails.find((mail) => mail.to === email)?.subject ?? '')?.[0]
    if (code !== undefined) return code
    await wait(100)
  }
  throw new Error(`no code was mailed to ${email}`)
}

/** Signs a recruiter up by the mailed code; the client then holds the session. */
export const signUp = async (client: HttpClient, email: string, organizationName = 'Sao Mai'): Promise<void> => {
  const { body } = await client.post('/api/identity/auth/pre-register', { email, locale: 'en' })
  const code = await readCode(client, email)
  const answer = await client.post('/api/identity/auth/verify-and-register', {
    challengeId: body.challengeId,
    code,
    firstName: 'Mai',
    lastName: 'Trần',
    organizationName,
    locale: 'en',
  })
  if (answer.status !== 201) throw new Error(`sign-up was answered ${answer.status} ${JSON.stringify(answer.body)}`)
}
