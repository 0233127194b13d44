import { judgeSample } from '@candor/db'
import { dayMs } from '@candor/domain'
import { lt } from 'drizzle-orm'
import { createRowRule } from '../../../platform/retention'

/** Copies of a model's answers, so that a repeated run pays for none twice. The assessment itself has its own copy. */
export const assessmentRetention = createRowRule({
  name: 'judge_sample',
  actor: { kind: 'worker' },
  keepMs: 90 * dayMs,
  table: judgeSample,
  isPast: (before) => lt(judgeSample.createdAt, before),
})
