import { expect } from '@playwright/test'
import type { HttpClient } from '../../apps/server/src/testing/http-client'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Reads the newest email to an address that contains a text, from the outbox page's data. */
const findMail = async (api: Pick<HttpClient, 'get'>, to: string, pattern: RegExp): Promise<RegExpExecArray> => {
  let found: RegExpExecArray | null = null
  await expect
    .poll(
      async () => {
        const { body } = await api.get('/api/notification/outbox')
        const own = (body.items as Mail[]).filter((mail) => mail.to === to)
        found = own.map(({ subject, text }) => pattern.exec(`${subject}\n${text}`)).find((hit) => hit !== null) ?? null
        return found !== null
      },
      { message: `a mail to ${to} with ${pattern.source}`, timeout: 15_000 },
    )
    .toBe(true)
  if (found === null) throw new Error('no such mail')
  return found
}

/** Reads the path and query of the product's page that an email links to. */
export const readLinkFromMail = async (api: Pick<HttpClient, 'get'>, to: string, page: string): Promise<string> => {
  const [url] = await findMail(api, to, new RegExp(`https?://[^\\s]*${page}[^\\s]*`))
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** Reads the six digits of the newest email to an address. */
export const readCodeFromMail = async (api: Pick<HttpClient, 'get'>, to: string): Promise<string> =>
  (await findMail(api, to, /\b\d{6}\b/))[0]
