import type { Note } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readNotes } from '../../applicants'
import { type Membership, requireMembership } from '../read-project'

/** All notes about an applicant of a project, newest first. */
export const listProjectNotes = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: Membership,
): Promise<{ items: Note[] }> =>
  deps.withActor(actor, async (tx) => {
    await requireMembership(tx, actor, input)
    return readNotes(tx, actor, input.applicantId)
  })
