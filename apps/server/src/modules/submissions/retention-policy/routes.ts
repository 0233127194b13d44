import type { Deps } from '../../../deps'
import { asMember } from '../../../http/caller'
import type { Implementer } from '../../../http/implement'
import { changeRetentionPolicy } from './operations/change-retention-policy'
import { endLegalHold } from './operations/end-legal-hold'
import { getRetentionPolicy } from './operations/get-retention-policy'
import { getSubmissionRetention } from './operations/get-submission-retention'
import { setLegalHold } from './operations/set-legal-hold'

/** How long an organization keeps submissions, and which ones are on hold. */
export const createRetentionPolicyRoutes = (deps: Deps, os: Implementer) => {
  const { retentionPolicy } = os.interview
  return {
    get: retentionPolicy.get.handler(({ context }) => getRetentionPolicy(deps, asMember(context.caller))),
    change: retentionPolicy.change.handler(({ input, context }) =>
      changeRetentionPolicy(deps, asMember(context.caller), input),
    ),
    getOfSubmission: retentionPolicy.getOfSubmission.handler(({ input, context }) =>
      getSubmissionRetention(deps, asMember(context.caller), input),
    ),
    setHold: retentionPolicy.setHold.handler(({ input, context }) =>
      setLegalHold(deps, asMember(context.caller), input),
    ),
    endHold: retentionPolicy.endHold.handler(({ input, context }) =>
      endLegalHold(deps, asMember(context.caller), input),
    ),
  }
}
