import type { OwnDeletion, OwnSubmissionSummary } from '@candor/contract'
import { toInstant } from '../../platform/clock'
import { findLogoUrl } from '../../platform/logo-url'
import { getOwnResult } from './present-own-submission'
import type { SubmissionHost } from './repo/own-submission'
import type { SubmissionRow } from './repo/submissions'

/** One line of the candidate's own list: nothing of it depends on a level. */
export const presentOwnSummary = (
  row: SubmissionRow,
  host: SubmissionHost,
  deletion: OwnDeletion | null,
): OwnSubmissionSummary => ({
  id: row.id,
  sessionId: row.sessionId,
  positionName: row.content.positionName,
  organizationName: host.organizationName,
  logoUrl: findLogoUrl({ id: row.organizationId, logo: host.logo }),
  language: row.language,
  submittedAt: toInstant(row.submittedAt.getTime()),
  result: getOwnResult(row),
  answerCount: row.answered,
  deletion,
})
