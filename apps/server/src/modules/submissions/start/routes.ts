import type { Deps } from '../../../deps'
import { asMember } from '../../../http/caller'
import type { Implementer } from '../../../http/implement'
import { getStart } from './operations/get-start'
import { saveVisit } from './operations/save-visit'

export const createStartRoutes = (deps: Deps, os: Implementer) => {
  const { start } = os.company
  return {
    get: start.get.handler(({ input, context }) => getStart(deps, asMember(context.caller), input)),
    saveVisit: start.saveVisit.handler(({ context }) => saveVisit(deps, asMember(context.caller))),
  }
}
