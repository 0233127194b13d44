import {
  accommodationRequest,
  answer,
  answerTake,
  candidateRequest,
  consent,
  file,
  type Transaction,
  upload,
} from '@candor/db'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { applyCorrections } from '../apply-corrections'
import { listCorrections } from './corrections'

const selectTakes = (tx: Transaction, sessionId: string) =>
  tx
    .select({
      answerId: answerTake.answerId,
      take: answerTake.take,
      modality: answerTake.modality,
      text: answerTake.text,
      words: answerTake.words,
      segments: answerTake.segments,
      isVerbatim: answerTake.isVerbatim,
      startedAt: answerTake.startedAt,
      currentTake: answer.currentTake,
    })
    .from(answerTake)
    .innerJoin(answer, eq(answer.id, answerTake.answerId))
    .where(eq(answer.sessionId, sessionId))
    .orderBy(asc(answer.turn), asc(answerTake.take))

/**
 * Every take of a session's answers, the earlier ones too, with the words that count: only for the candidate, who may know of their
 * own retakes.
 */
export const listTakes = async (tx: Transaction, sessionId: string) =>
  applyCorrections(await selectTakes(tx, sessionId), await listCorrections(tx, sessionId))

/** The stored bytes of what an archive copies: recordings of every take that aren't damaged, and the files that were sent. */
export const sumArchivedBytes = async (tx: Transaction, sessionId: string): Promise<number> => {
  const [recordings] = await tx
    .select({ sizeBytes: sql<number>`coalesce(sum(${upload.sizeBytes}), 0)::float8` })
    .from(upload)
    .where(and(eq(upload.sessionId, sessionId), eq(upload.state, 'sealed'), isNull(upload.damagedAt)))
  const [files] = await tx
    .select({ sizeBytes: sql<number>`coalesce(sum(${file.sizeBytes}), 0)::float8` })
    .from(file)
    .where(eq(file.sessionId, sessionId))
  return (recordings?.sizeBytes ?? 0) + (files?.sizeBytes ?? 0)
}

export const listConsents = (tx: Transaction, sessionId: string) =>
  tx
    .select({
      purpose: consent.purpose,
      version: consent.version,
      textSha256: consent.textSha256,
      givenAt: consent.givenAt,
      withdrawnAt: consent.withdrawnAt,
    })
    .from(consent)
    .where(eq(consent.sessionId, sessionId))
    .orderBy(asc(consent.givenAt))

/** Files that the candidate sent, replaced ones too, as long as they are stored. */
export const listSentFiles = (tx: Transaction, sessionId: string) =>
  tx
    .select({ id: file.id, name: file.name, sizeBytes: file.sizeBytes, storageKey: file.storageKey })
    .from(file)
    .where(eq(file.sessionId, sessionId))
    .orderBy(asc(file.createdAt))

/** What the candidate asked of the company, with the answers. */
export const listOwnRequests = (tx: Transaction, submissionId: string) =>
  tx
    .select({
      kind: candidateRequest.kind,
      subject: candidateRequest.subject,
      text: candidateRequest.text,
      createdAt: candidateRequest.createdAt,
      dueAt: candidateRequest.dueAt,
      outcome: candidateRequest.outcome,
      answer: candidateRequest.answer,
      answeredAt: candidateRequest.answeredAt,
      answeredBy: candidateRequest.answeredByName,
    })
    .from(candidateRequest)
    .where(eq(candidateRequest.submissionId, submissionId))
    .orderBy(asc(candidateRequest.createdAt))

/** What the candidate needed in order to take the interview, with the answers. */
export const listOwnAccommodations = (tx: Transaction, sessionId: string) =>
  tx
    .select({
      text: accommodationRequest.text,
      createdAt: accommodationRequest.createdAt,
      dueAt: accommodationRequest.dueAt,
      outcome: accommodationRequest.outcome,
      allowsTyping: accommodationRequest.allowsTyping,
      answer: accommodationRequest.answer,
      answeredAt: accommodationRequest.answeredAt,
      answeredBy: accommodationRequest.answeredByName,
    })
    .from(accommodationRequest)
    .where(eq(accommodationRequest.sessionId, sessionId))
    .orderBy(asc(accommodationRequest.createdAt))
