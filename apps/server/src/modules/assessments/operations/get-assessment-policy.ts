import type { AssessmentPolicy } from '@candor/contract'
import type { MemberCaller } from '../../../http/caller'
import { type PolicyDeps, readAssessmentPolicy } from '../judge-exam/read-assessment-policy'

/** The organization's choice, whether the configured model may judge, and the latest exam. */
export const getAssessmentPolicy = (deps: PolicyDeps, actor: MemberCaller): Promise<AssessmentPolicy> =>
  deps.withActor(actor, (tx) => readAssessmentPolicy(tx, deps.today, actor.organizationId))
