import type { Transaction } from '@candor/db'

/** Which engine an organization has chosen, and whether its model may judge today. */
export interface JudgePolicy {
  readonly engine: 'builtin' | 'llm'
  /** The exam by which it may. */
  readonly examId: string | null
  readonly mayJudge: boolean
}

export type ReadJudgePolicy = (tx: Transaction, organizationId: string) => Promise<JudgePolicy>

export const isJudging = (policy: JudgePolicy): boolean => policy.engine === 'llm' && policy.mayJudge
