import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { requireOwnNote } from '../notes'
import { deleteNote as deleteRow } from '../repo/notes'

/** Deletes the caller's own note. */
export const deleteNote = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    await requireOwnNote(tx, actor, id)
    await deleteRow(tx, id)
  })
