import { submissionExport } from '@candor/db'
import { exportFileLimits } from '@candor/domain'
import { and, isNull, lt } from 'drizzle-orm'
import { createRowRule } from '../../../platform/retention'

/** The file is deleted long before; a row that still names one is left to the sweep that deletes files. */
export const exportRetention = createRowRule({
  name: 'submission_export',
  actor: { kind: 'worker' },
  keepMs: exportFileLimits.rowKeptForMs,
  table: submissionExport,
  isPast: (before) => and(lt(submissionExport.createdAt, before), isNull(submissionExport.storageKey)),
})
