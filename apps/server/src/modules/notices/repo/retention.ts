import { notice } from '@candor/db'
import { noticeRules } from '@candor/domain'
import { lt } from 'drizzle-orm'
import { createRowRule } from '../../../platform/retention'

export const noticeRetention = createRowRule({
  name: 'notice',
  actor: { kind: 'worker' },
  keepMs: noticeRules.keptForMs,
  table: notice,
  isPast: (before) => lt(notice.createdAt, before),
})
