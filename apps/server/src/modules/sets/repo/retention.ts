import { interviewee } from '@candor/db'
import { dayMs } from '@candor/domain'
import { and, isNull, lt } from 'drizzle-orm'
import { createRowRule, type RetentionRule } from '../../../platform/retention'

/** People who were invited and never took the interview. What others did belongs to the record of their interview. */
const unanswered = createRowRule({
  name: 'interviewee',
  actor: { kind: 'worker' },
  keepMs: 400 * dayMs,
  table: interviewee,
  isPast: (before) => and(isNull(interviewee.dataSubjectId), lt(interviewee.expiresAt, before)),
})

export const setRetention: readonly RetentionRule[] = [unanswered]
