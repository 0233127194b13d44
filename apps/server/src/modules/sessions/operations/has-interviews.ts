import type { Deps } from '../../../deps'
import * as repo from '../repo/index'

/** Whether an interview was started with this canonical email address. */
export const hasInterviews = async (deps: Pick<Deps, 'withActor'>, email: string): Promise<boolean> => {
  const people = await deps.withActor({ kind: 'worker' }, (tx) => repo.listPeopleOfEmail(tx, { email, limit: 1 }))
  return people.length > 0
}
