import { innerPath } from './search'
import { dropStored, readStored, writeStored } from './storage'

const KEY = 'candor.back-url'

/** Saves the page that is shown, before it is left for one that offers the way back. */
export function saveBackUrl(): void {
  const { pathname, search } = window.location
  writeStored('session', KEY, `${pathname}${search}`)
}

/** The page to go back to: a path inside the product. Null: there is none, or storage is blocked. */
export const readBackUrl = (): string | null => innerPath(readStored('session', KEY)) ?? null

export const dropBackUrl = (): void => dropStored('session', KEY)
