import type { Deps } from '../../../deps'
import { asMember } from '../../../http/caller'
import type { Implementer } from '../../../http/implement'
import { deleteOwnSubmission } from './operations/delete-own-submission'
import { deleteSubmissions } from './operations/delete-submissions'
import { getDeletion } from './operations/get-deletion'
import { getOwnDeletion } from './operations/get-own-deletion'
import { listDeletions } from './operations/list-deletions'
import { undoDeletion } from './operations/undo-deletion'
import { undoOwnDeletion } from './operations/undo-own-deletion'

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

/** A candidate deletes their own interview, restores it for a while, and reads the receipt. */
export const createOwnDeletionRoutes = (deps: Parameters<typeof deleteOwnSubmission>[0], os: Implementer) => {
  const { deletion } = os.seeker
  return {
    create: deletion.create.handler(({ input, context }) => deleteOwnSubmission(deps, context.caller, input)),
    get: deletion.get.handler(({ input, context }) => getOwnDeletion(deps, context.caller, input)),
    undo: deletion.undo.handler(({ input, context }) => undoOwnDeletion(deps, context.caller, input)),
  }
}
