/** What a mailed link carries, kept in memory only: a reload asks for the mail again, and nothing is left behind in the browser. */
export interface LinkToken {
  readonly accessToken: string
  readonly key: string
}

const shape = /^[A-Za-z0-9_-]{43}$/
let storedToken: LinkToken | null = null

interface LinkSearch {
  access_token?: string | undefined
  lg_key?: string | undefined
}

/** Takes the token out of what the address says. True: it said something, and the address must be cleaned of it at once. */
export function takeFromAddress({ access_token = '', lg_key = '' }: LinkSearch): boolean {
  if (access_token === '' && lg_key === '') return false
  storedToken = shape.test(access_token) ? { accessToken: access_token, key: lg_key } : null
  return true
}

/** The token for one of these flows; null: the page was opened without a link, or with one that is not for it. */
export function findToken<const K extends string>(...keys: readonly K[]): { accessToken: string; key: K } | null {
  const key = keys.find((candidate) => candidate === storedToken?.key)
  return storedToken && key !== undefined ? { accessToken: storedToken.accessToken, key } : null
}

/** Once it was used up. */
export function dropToken(): void {
  storedToken = null
}
