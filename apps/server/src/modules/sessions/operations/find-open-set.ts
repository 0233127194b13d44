import type { Deps } from '../../../deps'
import { closedBy } from '../interview-link'
import * as repo from '../repo/index'

/** The set that a link opens for a new candidate. Null: the link is unknown, or the set is closed. */
export const findOpenSet = async (deps: Pick<Deps, 'withActor'>, linkId: string): Promise<repo.LinkedSet | null> => {
  const set = await deps.withActor({ kind: 'link', linkId }, (tx) => repo.readLinkedSet(tx, linkId))
  return set !== null && closedBy(set) === null ? set : null
}
