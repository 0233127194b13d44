import type { Note } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { readNotes } from '../notes'

/** All notes about an applicant, newest first. */
export const listNotes = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { applicantId }: { readonly applicantId: string },
): Promise<{ items: Note[] }> => deps.withActor(actor, (tx) => readNotes(tx, actor, applicantId))
