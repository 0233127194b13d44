import { plannedExamCalls } from '@candor/assess'
import type { AssessmentPolicy, EngineId } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { Deps } from '../../../../deps'
import { AppError } from '../../../../errors'
import type { MemberCaller } from '../../../../http/caller'
import type { Configuration } from '../configuration'
import { presentExam } from '../present-exam'
import { listExamRows, listSatExams } from '../repo-judge-exam'
import { readEngine, saveEngine } from '../repo-policy'
import { standingOf } from '../standing'

export interface PolicyDeps extends Pick<Deps, 'withActor' | 'clock'> {
  /** The model this installation is configured with; null: none. */
  readonly today: Configuration | null
}

const read = async (tx: Transaction, { today }: PolicyDeps, organizationId: string): Promise<AssessmentPolicy> => {
  const { passedId, obstacle } = standingOf(today, await listSatExams(tx, organizationId))
  const [latest] = await listExamRows(tx, organizationId)
  return {
    engine: await readEngine(tx, organizationId),
    model: today?.model ?? null,
    mayJudge: passedId !== null,
    obstacle,
    plannedCalls: plannedExamCalls,
    latestExam: latest === undefined ? null : presentExam(latest),
  }
}

export const getPolicy = (deps: PolicyDeps, actor: MemberCaller): Promise<AssessmentPolicy> =>
  deps.withActor(actor, (tx) => read(tx, deps, actor.organizationId))

/** A model is chosen only after it has passed; going back to the built-in engine is always open. */
export const setPolicy = (
  deps: PolicyDeps,
  actor: MemberCaller,
  { engine }: { engine: EngineId },
): Promise<AssessmentPolicy> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId, userId } = actor
    const policy = await read(tx, deps, organizationId)
    if (engine === 'llm' && policy.model === null) throw new AppError('MODEL_NOT_CONFIGURED')
    if (engine === 'llm' && !policy.mayJudge) throw new AppError('JUDGE_EXAM_REQUIRED')
    await saveEngine(tx, { organizationId, engine, changedBy: userId, updatedAt: new Date(deps.clock.nowMs()) })
    return { ...policy, engine }
  })
