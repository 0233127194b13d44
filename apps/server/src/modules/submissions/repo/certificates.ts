import { type Certificate, type CertificateFacts, zCertificate } from '@candor/contract'
import { certificate, type Transaction } from '@candor/db'
import { and, eq, isNull } from 'drizzle-orm'
import { toInstant } from '../../../platform/clock'
import type { SubmissionOwner } from './submission-owner'

export type { Transaction } from '@candor/db'

const columns = {
  code: certificate.code,
  issuedAt: certificate.issuedAt,
  facts: certificate.facts,
  contentHash: certificate.contentHash,
  withdrawnAt: certificate.withdrawnAt,
}

const isValid = (submissionId: string) =>
  and(eq(certificate.submissionId, submissionId), isNull(certificate.withdrawnAt))

const present = ({ issuedAt, ...row }: { issuedAt: Date; code: string; facts: unknown; contentHash: string | null }) =>
  zCertificate.parse({ ...row, issuedAt: toInstant(issuedAt.getTime()) })

/** The valid certificate of a submission; null: there is none. */
export const findCertificate = async (tx: Transaction, submissionId: string): Promise<Certificate | null> => {
  const [row] = await tx.select(columns).from(certificate).where(isValid(submissionId))
  return row === undefined ? null : present(row)
}

export interface NewCertificate {
  readonly id: string
  readonly owner: SubmissionOwner
  readonly code: string
  readonly facts: CertificateFacts
  readonly contentHash: string
  readonly nowMs: number
}

/** Null: the submission has a valid certificate already. */
export const insertCertificate = async (tx: Transaction, added: NewCertificate): Promise<Certificate | null> => {
  const { owner, nowMs, ...values } = added
  const [row] = await tx
    .insert(certificate)
    .values({ ...values, ...owner, issuedAt: new Date(nowMs) })
    .onConflictDoNothing({ target: certificate.submissionId, where: isNull(certificate.withdrawnAt) })
    .returning(columns)
  return row === undefined ? null : present(row)
}

/** Only the code and the two times remain. */
export const withdrawCertificateRow = async (
  tx: Transaction,
  change: { readonly submissionId: string; readonly nowMs: number },
): Promise<void> => {
  await tx
    .update(certificate)
    .set({ withdrawnAt: new Date(change.nowMs), facts: null, contentHash: null })
    .where(isValid(change.submissionId))
}

/** By its code, for an actor who has only that; undefined: no certificate has this code. */
export const findCertificateByCode = async (
  tx: Transaction,
  code: string,
): Promise<{ readonly certificate: Certificate | null } | undefined> => {
  const [row] = await tx.select(columns).from(certificate).where(eq(certificate.code, code))
  if (row === undefined) return undefined
  return { certificate: row.withdrawnAt === null ? present(row) : null }
}
