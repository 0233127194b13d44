/** The path of an interview's page in a link of this site, with the personal code if it has one; null: it is none. */
export function parseInterviewLink(text: string, origin: string): string | null {
  const trimmed = text.trim()
  if (!URL.canParse(trimmed, origin)) return null
  const url = new URL(trimmed, origin)
  const path = /^\/interview\/[A-Za-z0-9_-]{22,43}(?=\/|$)/.exec(url.pathname)?.[0]
  if (url.origin !== origin || path === undefined) return null
  const code = url.searchParams.get('code')
  return code === null ? path : `${path}?${new URLSearchParams({ code })}`
}
