import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { auditNote, requireOwnNote } from '../notes'
import { deleteNote as deleteRow } from '../repo/notes'

/** Deletes the caller's own note. */
export const deleteNote = (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const { applicantId } = await requireOwnNote(tx, actor, id)
    await deleteRow(tx, id)
    await auditNote(deps, tx, { type: 'note.deleted', actor, applicantId })
  })
