import type { Deps } from '../deps'

/** As stored: the token itself is in the link alone. */
export const hashShareToken = (deps: Pick<Deps, 'keyedHash'>, token: string): string =>
  deps.keyedHash('share-link', token)

/**
 * The proof that a browser opened a link, for its cookie. It can't be computed from the token, so that a mailed link opens in a limited
 * number of browsers.
 */
export const makeShareProof = (
  deps: Pick<Deps, 'keyedHash'>,
  { id, tokenHash }: { readonly id: string; readonly tokenHash: string },
): string => deps.keyedHash('share-browser', `${id} ${tokenHash}`)
