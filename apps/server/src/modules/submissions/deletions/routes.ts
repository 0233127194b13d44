import type { Deps } from '../../../deps'
import { asMember } from '../../../http/caller'
import type { Implementer } from '../../../http/implement'
import { deleteSubmissions } from './operations/delete-submissions'
import { getDeletion } from './operations/get-deletion'
import { listDeletions } from './operations/list-deletions'
import { undoDeletion } from './operations/undo-deletion'

/** A company deletes submissions, restores them for a while, and reads what was erased. */
export const createDeletionRoutes = (deps: Deps, os: Implementer) => {
  const { deletion } = os.interview
  return {
    create: deletion.create.handler(({ input, context }) => deleteSubmissions(deps, asMember(context.caller), input)),
    list: deletion.list.handler(({ context }) => listDeletions(deps, asMember(context.caller))),
    get: deletion.get.handler(({ input, context }) => getDeletion(deps, asMember(context.caller), input)),
    undo: deletion.undo.handler(({ input, context }) => undoDeletion(deps, asMember(context.caller), input)),
  }
}
