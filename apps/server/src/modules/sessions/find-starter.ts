import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { listActors } from './authentication'
import type { OpenLink } from './interview-link'
import * as repo from './repo/index'

type FindDeps = Pick<Deps, 'withActor'>

/** The access whose person gave this email: on a shared computer another person gets a separate access. */
const findPerson = async (
  deps: FindDeps,
  own: readonly repo.CandidateActor[],
  email: string,
): Promise<repo.CandidateActor | null> => {
  for (const actor of own) {
    const person = await deps.withActor(actor, (tx) => repo.readPerson(tx, actor.dataSubjectId))
    if (person?.email === email) return actor
  }
  return null
}

/** Whose access of this browser the start uses; null: a new person's. */
export const findStarter = async (
  deps: FindDeps,
  caller: Caller,
  { link, email }: { readonly link: OpenLink; readonly email: string },
): Promise<repo.CandidateActor | null> => {
  const actors = listActors(caller, link.set.organizationId)
  const invited = link.invitation?.dataSubjectId ?? null
  if (invited === null) return findPerson(deps, actors, email)
  return actors.find(({ dataSubjectId }) => dataSubjectId === invited) ?? null
}
