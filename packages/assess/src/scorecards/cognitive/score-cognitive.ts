import type { CognitiveDimId } from '@candor/contract'
import type { Scorecard } from '../scorecard'
import { scoreClarity } from './clarity'
import { scoreEvidenceFound } from './evidence-count'

/** One scorecard for each cognitive dimension; all but Clarity count evidence. */
export const cognitiveScorecards: Readonly<Record<CognitiveDimId, Scorecard>> = {
  logical_reasoning: (context) => scoreEvidenceFound('logical_reasoning', context),
  critical_thinking: (context) => scoreEvidenceFound('critical_thinking', context),
  problem_solving: (context) => scoreEvidenceFound('problem_solving', context),
  big_picture_thinking: (context) => scoreEvidenceFound('big_picture_thinking', context),
  insightfulness: (context) => scoreEvidenceFound('insightfulness', context),
  clarity: scoreClarity,
  decision_making: (context) => scoreEvidenceFound('decision_making', context),
  intellectual_self_awareness: (context) => scoreEvidenceFound('intellectual_self_awareness', context),
}
