import type { Profile } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { notFound } from '../../../../errors'
import type { SignedIn } from '../../../../http/caller'
import { presentMembership } from '../../core/present'
import { listMemberships } from '../../core/repo'

type Organization = Profile['organizations'][number]

export const listOrganizations = (deps: Pick<Deps, 'withActor'>, actor: SignedIn): Promise<Organization[]> =>
  deps.withActor({ kind: 'auth' }, async (tx) => (await listMemberships(tx, actor.userId)).map(presentMembership))

/** One of the caller's own organizations; any other is as missing as one that never was. */
export const getOrganization = async (
  deps: Pick<Deps, 'withActor'>,
  actor: SignedIn,
  input: { id: string },
): Promise<Organization> => {
  const found = (await listOrganizations(deps, actor)).find((organization) => organization.id === input.id)
  if (found === undefined) throw notFound()
  return found
}
