import type { Note } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { writeNote } from '../../applicants'
import { type Membership, requireMembership } from '../read-project'

/** Writes a note about an applicant of a project. */
export const addProjectNote = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'recordEvent' | 'audit'>,
  actor: MemberCaller,
  input: Membership & { readonly text: string },
): Promise<Note> =>
  deps.withActor(actor, async (tx) => {
    await requireMembership(tx, actor, input)
    return writeNote(deps, tx, { actor, applicantId: input.applicantId, text: input.text })
  })
