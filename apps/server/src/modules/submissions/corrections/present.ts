import type { AnswerCorrections, Corrections } from '@candor/contract'
import { getCorrectionEndMs, hasTranscriptFailed, isSpokenAnswer, isTranscriptPending } from '@candor/domain'
import { toInstant } from '../../../platform/clock'
import type { StoredCorrection } from '../apply-corrections'
import { getHeardText } from '../apply-corrections'
import type { AnswerRow, SubmissionRow } from '../repo/submissions'

/** What was typed is the candidate's own text; without recognized words there is nothing to compare a correction with. */
export const isCorrectable = (answer: AnswerRow): boolean =>
  isSpokenAnswer(answer) &&
  !isTranscriptPending(answer.transcriptState) &&
  !hasTranscriptFailed(answer.transcriptState) &&
  getHeardText(answer).trim() !== ''

export const listVersions = (answer: AnswerRow, corrections: readonly StoredCorrection[]): StoredCorrection[] =>
  corrections.filter(({ answerId, take }) => answerId === answer.answerId && take === answer.take)

export const presentVersions = (answer: AnswerRow, versions: readonly StoredCorrection[]): AnswerCorrections => ({
  answerId: answer.answerId,
  heardText: getHeardText(answer),
  versions: versions.map(({ version, text, kind, changedPercent, createdAt }) => ({
    version,
    text,
    kind,
    changedPercent,
    createdAt: toInstant(createdAt.getTime()),
  })),
})

/** What the candidate may correct, and what they did. */
export const presentCorrections = (
  row: Pick<SubmissionRow, 'submittedAt'>,
  parts: {
    readonly answers: readonly AnswerRow[]
    readonly corrections: readonly StoredCorrection[]
    readonly nowMs: number
  },
): Corrections => {
  const endMs = getCorrectionEndMs(row.submittedAt.getTime())
  return {
    openUntil: toInstant(endMs),
    isOpen: parts.nowMs < endMs,
    answers: parts.answers
      .filter(isCorrectable)
      .map((answer) => presentVersions(answer, listVersions(answer, parts.corrections))),
  }
}
