import type { InterviewAccess } from '@candor/contract'
import type { Caller } from '../../../http/caller'
import { decideAccess } from '../access'
import { type LinkAddress, type LinkDeps, readLink } from '../interview-link'

/** Whether this browser may take the interview of a link or only see its own. Refuses an unknown link. */
export const checkAccess = async (deps: LinkDeps, caller: Caller, address: LinkAddress): Promise<InterviewAccess> =>
  decideAccess(deps, await readLink(deps, caller, address))
