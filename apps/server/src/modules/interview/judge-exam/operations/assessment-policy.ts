import type { AssessmentPolicy, EngineId } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { AppError } from '../../../../errors'
import type { MemberCaller } from '../../../../http/caller'
import type { Configuration } from '../configuration'
import { readAssessmentPolicy } from '../read-assessment-policy'
import { saveEngine } from '../repo-policy'

export interface PolicyDeps extends Pick<Deps, 'withActor' | 'clock'> {
  /** The model this installation is configured with; null: none. */
  readonly today: Configuration | null
}

export const getPolicy = (deps: PolicyDeps, actor: MemberCaller): Promise<AssessmentPolicy> =>
  deps.withActor(actor, (tx) => readAssessmentPolicy(tx, deps.today, actor.organizationId))

/** A model is chosen only after it has passed; going back to the built-in engine is always open. */
export const setPolicy = (
  deps: PolicyDeps,
  actor: MemberCaller,
  { engine }: { engine: EngineId },
): Promise<AssessmentPolicy> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId, userId } = actor
    const policy = await readAssessmentPolicy(tx, deps.today, organizationId)
    if (engine === 'llm' && policy.model === null) throw new AppError('MODEL_NOT_CONFIGURED')
    if (engine === 'llm' && !policy.mayJudge) throw new AppError('JUDGE_EXAM_REQUIRED')
    await saveEngine(tx, { organizationId, engine, changedBy: userId, updatedAt: new Date(deps.clock.nowMs()) })
    return { ...policy, engine }
  })
