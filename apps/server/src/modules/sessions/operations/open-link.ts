import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { type OpenLink, readLink } from '../interview-link'
import * as repo from '../repo/index'

/** Opens a link. A closed interview stays open to a browser with an unfinished session of it. */
export const openLink = async (deps: Pick<Deps, 'withActor'>, caller: Caller, linkId: string): Promise<OpenLink> => {
  const link = await readLink(deps, caller, linkId)
  const isInside = link.own.some(({ row }) => repo.isUnfinished(row))
  if (link.closedBy !== null && !isInside) throw new AppError(link.closedBy)
  return link
}
