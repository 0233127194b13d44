import type { Note } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { auditNote, readNote, recordMentions, requireOwnNote } from '../notes'
import { updateNote as updateRow } from '../repo/notes'

/** Changes the caller's own note, if no one changed it since this version: an edit in another tab is not lost. */
export const updateNote = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'recordEvent' | 'audit'>,
  actor: MemberCaller,
  { id, text, version }: { readonly id: string; readonly text: string; readonly version: number },
): Promise<Note> =>
  deps.withActor(actor, async (tx) => {
    const note = await requireOwnNote(tx, actor, id)
    const isChanged = await updateRow(tx, { id, text, version, at: new Date(deps.clock.nowMs()) })
    if (!isChanged) throw new AppError('NOTE_VERSION_CONFLICT')
    await recordMentions(deps, tx, { actor, note, before: note.text, text })
    await auditNote(deps, tx, { type: 'note.changed', actor, applicantId: note.applicantId })
    return readNote(tx, actor, id)
  })
