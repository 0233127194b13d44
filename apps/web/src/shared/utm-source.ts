import { writeStored } from './storage'

const KEY = 'candor.utm-source'

/** `?utm_source=` is kept for the visit. */
export function keepUtmSource(query: string): void {
  const source = new URLSearchParams(query).get('utm_source')
  if (source) writeStored('session', KEY, source)
}
