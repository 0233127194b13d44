import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { getVersion, listVersions } from './operations/read-versions'
import { reevaluate } from './operations/reevaluate'
import { removeLevel, setLevel } from './operations/set-level'

/** Versions of an assessment, another evaluation, and the levels of people. */
export const createAssessmentRoutes = (deps: Deps, os: Implementer) => {
  const { assessment } = os.interview
  return {
    list: assessment.list.handler(({ input, context }) => listVersions(deps, asMember(context.caller), input)),
    get: assessment.get.handler(({ input, context }) => getVersion(deps, asMember(context.caller), input)),
    reevaluate: assessment.reevaluate.handler(({ input, context }) =>
      reevaluate(deps, asMember(context.caller), input),
    ),
    setLevel: assessment.setLevel.handler(({ input, context }) => setLevel(deps, asMember(context.caller), input)),
    removeLevel: assessment.removeLevel.handler(({ input, context }) =>
      removeLevel(deps, asMember(context.caller), input),
    ),
  }
}
