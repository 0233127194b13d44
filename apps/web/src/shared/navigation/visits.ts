import type { HistoryLocation } from '@tanstack/react-router'

const getPathname = (href: string): string => new URL(href, 'http://product.invalid').pathname

interface EarlierVisit {
  /** With the page, the filters and the order that were chosen. */
  readonly href: string
  /** Entries to go back. Null if another page lies between: going back over it would surprise. */
  readonly distance: number | null
}

/** The addresses of this document's history entries by their index. */
export class Visits {
  readonly #hrefs: (string | undefined)[] = []

  /** A push discards the entries after it, as the browser does. */
  record({ href, state }: HistoryLocation, isPush: boolean): void {
    const index = state.__TSR_index
    if (isPush) this.#hrefs.length = index
    this.#hrefs[index] = href
  }

  forget(): void {
    this.#hrefs.length = 0
  }

  /** The last visit of a page before the current entry. */
  findEarlier(pathname: string, current: HistoryLocation): EarlierVisit | null {
    const index = current.state.__TSR_index
    const before = this.#hrefs.slice(0, index)
    const earlier = before.findLastIndex((href) => href !== undefined && getPathname(href) === pathname)
    const href = before[earlier]
    if (href === undefined) return null
    const between = before.slice(earlier + 1)
    const isDirect = between.every((other) => other !== undefined && getPathname(other) === current.pathname)
    return { href, distance: isDirect ? index - earlier : null }
  }
}

export const visits = new Visits()
