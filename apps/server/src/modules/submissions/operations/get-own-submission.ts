import type { OwnSubmission } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { hasConsent } from '../../sessions'
import { presentCorrections } from '../corrections'
import { readIntegrity } from '../integrity'
import { presentAnswers } from '../present'
import { presentOwnSubmission } from '../present-own-submission'
import { presentProgress } from '../present-progress'
import { listCorrections } from '../repo/corrections'
import { listAnswerFaults } from '../repo/fault-reports'
import { sumArchivedBytes } from '../repo/own-archive'
import { countRecordings } from '../repo/own-progress'
import { findOwnSubmission, findReplyDates, getSubmissionHost } from '../repo/own-submission'
import { findCv, listAnswers, listSegments, type SubmissionRow, type Transaction } from '../repo/submissions'
import { readOwnRetention } from '../retention-policy/read-retention'

const readParts = async (tx: Transaction, row: SubmissionRow, nowMs: number): Promise<OwnSubmission> => {
  const segments = await listSegments(tx, row.sessionId)
  const faults = await listAnswerFaults(tx, row.sessionId)
  const integrity = await readIntegrity(tx, row.sessionId)
  const answers = await listAnswers(tx, row.sessionId)
  const own = presentOwnSubmission(row, {
    host: await getSubmissionHost(tx, row.setId),
    hasCv: (await findCv(tx, row.sessionId)) !== undefined,
    ...(await findReplyDates(tx, row.id)),
    isAiAllowed: await hasConsent(tx, { sessionId: row.sessionId, purpose: 'ai' }),
    answers: presentAnswers(answers, { row, segments, faults }),
    retention: await readOwnRetention(tx, row, nowMs),
    integrity: integrity.availability === 'off' ? null : integrity,
  })
  const corrections = await listCorrections(tx, row.sessionId)
  return {
    ...own,
    progress: presentProgress(row, { answers, recordings: await countRecordings(tx, row.sessionId) }),
    corrections: presentCorrections(row, { answers, corrections, nowMs }),
    archiveSizeBytes: await sumArchivedBytes(tx, row.sessionId),
  }
}

/** The candidate's submission from any interview of this browser; any other is reported as missing. */
export const getOwnSubmission = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  caller: Pick<Caller, 'candidate'>,
  input: { id: string },
): Promise<OwnSubmission> => {
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    const found = await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, async (tx) => {
      const row = await findOwnSubmission(tx, input.id)
      return row === undefined ? null : readParts(tx, row, deps.clock.nowMs())
    })
    if (found !== null) return found
  }
  throw notFound()
}
