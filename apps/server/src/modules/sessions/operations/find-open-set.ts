import type { Deps } from '../../../deps'
import { closedBy } from '../interview-link'
import * as repo from '../repo/index'

/** The set that a link opens for a new candidate. Null: the link is unknown, or the set is closed. */
export const findOpenSet = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  linkId: string,
): Promise<repo.LinkedSet | null> => {
  const set = await deps.withActor({ kind: 'link', linkId }, (tx) => repo.readLinkedSet(tx, linkId))
  if (set === null) return null
  const refused = closedBy(set, { hasCode: false, invitation: null }, deps.clock.nowMs())
  return refused === null ? set : null
}
