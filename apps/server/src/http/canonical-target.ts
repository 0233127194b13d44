/** Letters, digits and the four marks that never need an escape (RFC 3986, 2.3). */
const unreserved = /^[A-Za-z0-9\-._~]$/
/** Encoded, these could become a separator or an escape when something decodes a second time. */
const structural = /^[/\\;%?#]$/

const isEscapeAllowed = (triplet: string): boolean => {
  const code = Number.parseInt(triplet.slice(1), 16)
  const character = String.fromCharCode(code)
  return code > 0x1f && code !== 0x7f && !unreserved.test(character) && !structural.test(character)
}

const isUtf8 = (segment: string): boolean => {
  try {
    decodeURIComponent(segment)
    return true
  } catch {
    return false
  }
}

const isSegmentCanonical = (segment: string): boolean => {
  if (segment === '.' || segment === '..') return false
  return isUtf8(segment) && (segment.match(/%../g) ?? []).every(isEscapeAllowed)
}

/**
 * Whether a request target has the one spelling of its path: no host, no empty or dot segments, no backslashes, parameters or
 * fragments, and escapes only where they are needed. Any other spelling could mean one route to a check and another to the router.
 */
export function isCanonicalTarget(target: string): boolean {
  const [path = ''] = target.split('?')
  if (!path.startsWith('/') || !/^[!-~]*$/.test(target) || /[\\;#]/.test(path)) return false
  const segments = path.slice(1).split('/')
  // Only the last segment may be empty: `/` and an address that ends with a slash.
  return segments.every(
    (segment, index) => isSegmentCanonical(segment) && (segment !== '' || index === segments.length - 1),
  )
}

/** Whether a request names more than one host. Node keeps the first of them, a proxy could have read the last. */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
}
