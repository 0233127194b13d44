import type { ReadJudgePolicy } from '../judge-exam/read-judge-policy'

export type JudgePolicy = Awaited<ReturnType<ReadJudgePolicy>>

/** The organization has chosen its model, and the model has passed. */
export const isJudging = (policy: JudgePolicy): boolean => policy.engine === 'llm' && policy.mayJudge
