import type { Note } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { writeNote } from '../notes'

/** Writes a note about an applicant. */
export const createNote = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'recordEvent' | 'audit'>,
  actor: MemberCaller,
  input: { readonly applicantId: string; readonly text: string },
): Promise<Note> => deps.withActor(actor, (tx) => writeNote(deps, tx, { actor, ...input }))
