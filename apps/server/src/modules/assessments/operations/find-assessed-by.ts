import type { MeteredLanguageModel } from '@candor/ai'
import { engineVersion } from '@candor/assess'
import { type AssessedBy, cognitiveDims, communicationDims } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { ReadJudgePolicy } from '../judge-exam/read-judge-policy'
import { isJudging } from '../judging/judge-policy'

interface AssessedByDeps extends Pick<Deps, 'withActor'> {
  readonly model: Pick<MeteredLanguageModel, 'model'> | null
  readonly readJudgePolicy: ReadJudgePolicy
}

/** Which software assesses answers for the organization now, and the dimensions that a model passed its exam for. */
export const findAssessedBy = async (
  { withActor, model, readJudgePolicy }: AssessedByDeps,
  organizationId: string,
): Promise<AssessedBy & { readonly dims: readonly string[] }> => {
  if (model !== null) {
    const policy = await withActor({ kind: 'worker' }, (tx) => readJudgePolicy(tx, organizationId))
    if (isJudging(policy)) {
      const dims = policy.passedDims ?? [...communicationDims, ...cognitiveDims]
      return { engine: 'llm', name: model.model, dims }
    }
  }
  return { engine: 'builtin', name: engineVersion, dims: [] }
}
