import { createHash } from 'node:crypto'
import { type CertificateFacts, zCertificateFacts } from '@candor/contract'
import { formatPersonName, isResultShared, toInterfaceLanguage, toShownLevel } from '@candor/domain'
import { toInstant } from '../../../platform/clock'
import { readAssessment } from '../present'
import type { SubmissionRow } from '../repo/submissions'
import { getShownEndMs } from '../shown-time'

/** What the candidate chose to show. */
export interface CertificateChoices {
  readonly showsName: boolean
  readonly showsLevel: boolean
}

/** The interview was taken to its end. A demo is no one's interview. */
export const canHaveCertificate = (row: Pick<SubmissionRow, 'isCompleted' | 'isDemo'>): boolean =>
  row.isCompleted && !row.isDemo

/** The assessment, if the candidate receives it. */
const readOwnAssessment = (row: SubmissionRow) => (isResultShared(row.content) ? readAssessment(row) : null)

/** The overall level of the candidate's own result; null: there is none. */
export const findOwnLevel = (row: SubmissionRow): number | null => {
  const overall = readOwnAssessment(row)?.overall
  return overall?.state === 'scored' ? toShownLevel(overall.level) : null
}

const presentAssessment = (row: SubmissionRow, showsLevel: boolean): CertificateFacts['assessment'] => {
  const body = readOwnAssessment(row)
  if (body === null) return null
  return {
    engine: body.engine,
    engineVersion: body.engineVersion,
    model: body.model ?? null,
    level: showsLevel ? findOwnLevel(row) : null,
  }
}

export const createFacts = (
  row: SubmissionRow,
  parts: CertificateChoices & { readonly organizationName: string },
): CertificateFacts => ({
  name: parts.showsName ? formatPersonName(row, toInterfaceLanguage(row.language)) : null,
  organizationName: parts.organizationName,
  positionName: row.content.positionName,
  completedAt: toInstant(getShownEndMs(row)),
  durationMs: row.durationMs,
  language: row.language,
  answerCount: row.answered,
  assessment: presentAssessment(row, parts.showsLevel),
  isIdentityChecked: false,
})

/** SHA-256 of the facts in the order of their schema. */
export const hashFacts = (facts: CertificateFacts): string =>
  createHash('sha256')
    .update(JSON.stringify(zCertificateFacts.parse(facts)))
    .digest('hex')
