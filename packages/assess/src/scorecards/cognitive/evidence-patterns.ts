import type { CognitiveDimId } from '@candor/contract'
import type { EvidenceRule } from './find-evidence'

export type CountedDimId = Exclude<CognitiveDimId, 'clarity'>

/** What counts as evidence of each dimension: the design of the assessment, section 5.3. */
export const evidenceRules: Readonly<Record<CountedDimId, EvidenceRule>> = {
  logical_reasoning: { tag: 'reason_given', patterns: [{ steps: ['reason'], reach: 0 }] },
  critical_thinking: {
    tag: 'limit_or_contrast',
    patterns: [
      { steps: ['limit'], reach: 0 },
      { steps: ['check', 'method'], reach: 12, isAnyOrder: true },
    ],
  },
  problem_solving: {
    tag: 'problem_solved',
    patterns: [
      { steps: ['problem', 'action', 'outcome'], reach: 45 },
      { steps: ['action', 'care', 'care'], reach: 12 },
    ],
  },
  big_picture_thinking: { tag: 'wider_goal', patterns: [{ steps: ['wider', 'link'], reach: 10, isAnyOrder: true }] },
  insightfulness: { tag: 'lesson_learned', patterns: [{ steps: ['lesson', 'change'], reach: 30 }] },
  decision_making: {
    tag: 'choice_with_reason',
    patterns: [{ steps: ['criterion', 'choice'], reach: 20, isAnyOrder: true }],
  },
  intellectual_self_awareness: {
    tag: 'own_limit',
    patterns: [
      { steps: ['own_limit', 'change'], reach: 60 },
      { steps: ['own_limit', 'lesson'], reach: 60 },
      { steps: ['own_limit', 'find_out'], reach: 30 },
    ],
  },
}
