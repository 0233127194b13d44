import type { Ratings } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readRatings } from '../../applicants'
import { type Membership, requireMembership } from '../read-project'

/** Members' ratings of an applicant of a project. */
export const listProjectRatings = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: Membership,
): Promise<Ratings> =>
  deps.withActor(actor, async (tx) => {
    await requireMembership(tx, actor, input)
    return readRatings(tx, actor, input.applicantId)
  })
