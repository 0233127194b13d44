import type { ShareCheck, Shared } from '@candor/contract'
import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'

export interface SharedQuery {
  readonly id: string
  readonly submissionId: string | undefined
  /** From the fragment of the address; null: it has none. */
  readonly token: string | null
}

export type Refusal = Pick<ShareCheck, 'organizationName' | 'sharedBy'> & {
  readonly state: 'ended' | 'used' | 'unknown'
}
export type LoadedShare =
  | { readonly kind: 'open'; readonly shared: Shared }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

const unknown: Refusal = { state: 'unknown', organizationName: null, sharedBy: null }
const refuse = (refusal: Refusal): LoadedShare => ({ kind: 'refused', refusal })

const pattern = /^#([A-Za-z0-9_-]{43})$/

/** The token in the fragment of an address; null: there is none. */
export const readToken = (hash: string): string | null => pattern.exec(hash)?.[1] ?? null

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && ['NOT_FOUND', 'VALIDATION_FAILED', 'MALFORMED_REQUEST'].includes(error.code)

/** What this browser has opened before; null: not this link. */
async function findOpened({ id, submissionId }: SharedQuery): Promise<Shared | null> {
  try {
    return await api.interview.shared.get({ id, ...(submissionId === undefined ? {} : { submissionId }) })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const present = (shared: Shared): LoadedShare =>
  shared.state === 'open' ? { kind: 'open', shared } : refuse({ ...shared, state: shared.state })

/** Loads what a link shows. A browser that has not opened it yet exchanges the token for a cookie first, which is counted. */
export async function loadShared(query: SharedQuery): Promise<LoadedShare> {
  const known = await findOpened(query)
  if (known !== null) return present(known)
  if (query.token === null) return refuse(unknown)
  const check = await api.interview.shared.open({ token: query.token })
  if (check.state !== 'open') return refuse({ ...check, state: check.state })
  // The link may name another share than the address, if someone put them together by hand.
  const opened = check.id === query.id ? await findOpened(query) : null
  return opened === null ? refuse(unknown) : present(opened)
}
