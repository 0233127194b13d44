import type { Deps } from '../deps'

/** Browsers take cookies with a `__Host-` or `__Secure-` name over https only. */
export const isHttps = (deps: Pick<Deps, 'publicUrl'>): boolean => deps.publicUrl('/').startsWith('https:')
