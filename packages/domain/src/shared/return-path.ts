const origin = 'http://product.invalid'
const maxLength = 2_000

/** Backslashes, whitespace, control and format characters, and what only looks like a slash, dot or backslash. */
const forbidden = /[\\\s\p{C}\u2044\u2215\u29f8\u29f5\uff0f\uff3c\ufe68\uff0e\u3002\uff61]/u

const decodeOnce = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** A path that stays a path however often it is decoded: one slash first, no host, and not the API's. */
const isInside = (path: string): boolean =>
  path.startsWith('/') && !path.includes('//') && !forbidden.test(path) && !/^\/api(\/|$)/i.test(path)

const staysInside = (path: string): boolean => {
  let current: string = path
  for (let depth = 0; depth < 5; depth += 1) {
    if (!isInside(current)) return false
    const decoded = decodeOnce(current)
    if (decoded === null) return false
    if (decoded === current) return true
    current = decoded
  }
  return false
}

const parsePath = (raw: string): URL | null => {
  if (raw.length > maxLength || !raw.startsWith('/') || raw.startsWith('//') || forbidden.test(raw)) return null
  return URL.canParse(raw, origin) ? new URL(raw, origin) : null
}

/**
 * Where to go after sign-in or a step: a path of the product's own pages with its query and fragment, else `fallback`.
 * `raw` comes from an address (`return_url`, `from`) and is not trusted (reliability W-03).
 */
export const safeReturnPath = (raw: string | null | undefined, fallback = '/'): string => {
  const url = parsePath(raw ?? '')
  if (url === null || url.origin !== origin || url.username !== '' || !staysInside(url.pathname)) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
