import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { type LinkAddress, type LinkDeps, type OpenLink, readLink } from '../interview-link'
import * as repo from '../repo/index'

/** Opens a link. A closed interview stays open to a browser with an unfinished session of it. */
export const openLink = async (deps: LinkDeps, caller: Caller, address: LinkAddress): Promise<OpenLink> => {
  const link = await readLink(deps, caller, address)
  const isInside = link.own.some(({ row }) => repo.isUnfinished(row))
  if (link.closedBy !== null && !isInside) throw new AppError(link.closedBy)
  return link
}
