import type { AssessInput } from '@candor/assess'
import { z } from 'zod'
import { zJudgeTask } from './judge-steps'

/** `input` comes from our own tables and is a frozen AssessInput. */
const zAssessTask = z.object({
  kind: z.literal('assess'),
  input: z.custom<AssessInput>((value) => typeof value === 'object' && value !== null),
  id: z.string(),
  createdAt: z.string(),
})
export type AssessTask = z.infer<typeof zAssessTask>

export const zAssessmentTask = z.discriminatedUnion('kind', [zAssessTask, zJudgeTask])
