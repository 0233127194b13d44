import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { findAvatar } from '../repo/profiles'

export interface Avatar {
  readonly mime: string
  readonly bytes: Uint8Array
  readonly image: string | null
}

/** Oneself always; others as far as row-level security shows the members of the current organization. */
const chooseActor = (actor: SignedIn, userId: string): Parameters<Deps['withActor']>[0] | null => {
  if (actor.userId === userId) return { kind: 'auth' }
  const { organizationId } = actor
  return organizationId === null || actor.role === null
    ? null
    : { kind: 'member', organizationId, userId: actor.userId }
}

/** The picture of the caller or of a colleague; any other is reported as missing. */
export const getAvatar = async (
  deps: Pick<Deps, 'withActor'>,
  actor: SignedIn,
  input: { id: string },
): Promise<Avatar> => {
  const view = chooseActor(actor, input.id)
  const found = view === null ? undefined : await deps.withActor(view, (tx) => findAvatar(tx, input.id))
  if (found === undefined) throw notFound()
  return found
}
