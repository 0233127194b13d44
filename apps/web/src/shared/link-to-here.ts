const secrets = ['access_token', 'code']

/** The address as the browser opened it, before a page removed a mailed link's secret from it. In memory only. */
let arrivedAt: string | null = null

/** Call before the router reads the address, because a page's `beforeLoad` cleans it. */
export function rememberArrival(): void {
  arrivedAt = window.location.href
}

/**
 * The link to this page for another device. Of a page that was opened by a mailed link it is that link: the address without its
 * secret leads nowhere, and nothing of it was used up here.
 */
export function linkToHere(here: string = window.location.href, arrived: string = arrivedAt ?? here): string {
  const [now, then] = [new URL(here), new URL(arrived)]
  const isMailed = secrets.some((name) => then.searchParams.has(name))
  return isMailed && now.pathname === then.pathname ? arrived : here
}
