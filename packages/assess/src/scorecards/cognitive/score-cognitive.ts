import type { CognitiveDimId } from '@candor/contract'
import type { Scorecard } from '../scorecard'
import { scoreClarity } from './clarity'
import { scoreEvidenceCount } from './evidence-count'

/** One scorecard for each cognitive dimension; all but Clarity count evidence. */
export const cognitiveScorecards: Readonly<Record<CognitiveDimId, Scorecard>> = {
  logical_reasoning: (context) => scoreEvidenceCount('logical_reasoning', context),
  critical_thinking: (context) => scoreEvidenceCount('critical_thinking', context),
  problem_solving: (context) => scoreEvidenceCount('problem_solving', context),
  big_picture_thinking: (context) => scoreEvidenceCount('big_picture_thinking', context),
  insightfulness: (context) => scoreEvidenceCount('insightfulness', context),
  clarity: scoreClarity,
  decision_making: (context) => scoreEvidenceCount('decision_making', context),
  intellectual_self_awareness: (context) => scoreEvidenceCount('intellectual_self_awareness', context),
}
