import { hasEnded } from '@candor/domain'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { type LinkAddress, type LinkDeps, type OpenLink, readLink } from '../interview-link'
import { requireRehearser } from '../rehearsal'
import * as repo from '../repo/index'

export interface Opening extends LinkAddress {
  /** Opened by a recruiter who tries the set, whether it is open or not. */
  readonly isRehearsal?: boolean | undefined
}

/** Opens a link. A closed interview stays open to a browser with a session of it to continue, submit or read. */
export const openLink = async (deps: LinkDeps, caller: Caller, address: Opening): Promise<OpenLink> => {
  const link = await readLink(deps, caller, address)
  if (address.isRehearsal === true) {
    requireRehearser(caller, link.set)
    return link
  }
  const isInside = link.own.some(({ row }) => repo.isUnfinished(row) || (!row.isPractice && hasEnded(row.state)))
  if (link.closedBy !== null && !isInside) throw new AppError(link.closedBy)
  return link
}
