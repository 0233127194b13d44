import type { AssessmentPolicy, CvLimits, EngineId } from '@candor/contract'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { type PolicyDeps, readAssessmentPolicy } from '../judge-exam/read-assessment-policy'
import { savePolicy } from '../repo/policy'

interface PolicyInput {
  readonly engine?: EngineId | undefined
  /** Null: back to the presets. */
  readonly cvLimits?: CvLimits | null | undefined
}

const requireAllowed = (engine: EngineId | undefined, { model, mayJudge }: AssessmentPolicy): void => {
  if (engine !== 'llm') return
  if (model === null) throw new AppError('MODEL_NOT_CONFIGURED')
  if (!mayJudge) throw new AppError('JUDGE_EXAM_REQUIRED')
}

/**
 * A model can be chosen only after it has passed; the built-in engine always. New limits for CV remarks
 * apply from the next assessment on; each assessment stores its own limits.
 */
export const setAssessmentPolicy = (
  deps: PolicyDeps,
  actor: MemberCaller,
  { engine, cvLimits }: PolicyInput,
): Promise<AssessmentPolicy> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId, userId } = actor
    requireAllowed(engine, await readAssessmentPolicy(tx, deps.today, organizationId))
    const chosen = {
      ...(engine === undefined ? {} : { engine }),
      ...(cvLimits === undefined ? {} : { cvLimits }),
    }
    await savePolicy(tx, { organizationId, ...chosen, changedBy: userId, updatedAt: new Date(deps.clock.nowMs()) })
    await deps.audit.record(tx, { type: 'assessment_policy.changed', actor, subject: null })
    return readAssessmentPolicy(tx, deps.today, organizationId)
  })
