import { readStored, writeStored } from './storage'

const KEY = 'candor.utm-source'

/** `?utm_source=` is kept for the visit. */
export function keepUtmSource(query: string): void {
  const source = new URLSearchParams(query).get('utm_source')
  if (source) writeStored('session', KEY, source)
}

/** An external link with the visit's utm_source, where one is known. */
export function withUtmSource(address: string): string {
  const source = readStored('session', KEY)
  if (!source) return address
  const url = new URL(address)
  url.searchParams.set('utm_source', source)
  return url.href
}
