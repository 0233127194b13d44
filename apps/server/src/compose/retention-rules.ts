import { idempotencyRetention } from '../http/idempotency-store'
import { assessmentRetention } from '../modules/assessments'
import { auditRetention } from '../modules/audit'
import { exportRetention } from '../modules/exports'
import { accountRetention } from '../modules/identity'
import { noticeRetention } from '../modules/notices'
import { mailRetention } from '../modules/notification'
import { sessionRetention } from '../modules/sessions'
import { setRetention } from '../modules/sets'
import { submissionRetention } from '../modules/submissions'
import { supportRetention } from '../modules/support'
import { eventRetention } from '../platform/events/repo/retention'
import type { RetentionRule } from '../platform/retention'
import { usageRetention } from '../platform/usage'

/** Every rule. The tables without one, and why, are in docs/retention.md. */
export const retentionRules: readonly RetentionRule[] = [
  idempotencyRetention,
  ...accountRetention,
  mailRetention,
  noticeRetention,
  eventRetention,
  usageRetention,
  assessmentRetention,
  ...setRetention,
  ...sessionRetention,
  ...submissionRetention,
  supportRetention,
  exportRetention,
  auditRetention,
]
