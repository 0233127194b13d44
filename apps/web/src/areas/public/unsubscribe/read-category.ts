import { type MailCategory, mailCategories } from '@candor/contract'

const decode = (body: string): unknown => {
  try {
    return JSON.parse(window.atob(body.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}

/** The kind of mail that a token stops, for the words of the page. Only the server checks the signature. Null: it names none. */
export function readCategory(token: string): MailCategory | null {
  const parsed = decode(token.split('.')[0] ?? '')
  const [named] = Array.isArray(parsed) ? parsed : []
  return mailCategories.find((category) => category === named) ?? null
}
