import type { AnswerCorrections, ErrorCode } from '@candor/contract'
import { type CorrectionProblem, findCorrectionProblem, measureCorrection } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import type { StoredCorrection } from '../../apply-corrections'
import { getHeardText } from '../../apply-corrections'
import { asSubmissionOwner } from '../../as-submission-owner'
import { insertCorrection, listCorrections, lockAnswer } from '../../repo/corrections'
import { getOwnRow, type Transaction } from '../../repo/own-submission'
import type { SubmissionOwner } from '../../repo/submission-owner'
import { type AnswerRow, listAnswers } from '../../repo/submissions'
import { isCorrectable, listVersions, presentVersions } from '../present'

type CorrectionDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'recordEvent'>

interface CorrectionInput {
  readonly id: string
  readonly answerId: string
  readonly text: string
}

const problemCodes: Readonly<Record<CorrectionProblem, ErrorCode>> = {
  closed: 'CORRECTION_CLOSED',
  tooMany: 'CORRECTION_LIMIT_REACHED',
  unchanged: 'CORRECTION_UNCHANGED',
  tooLong: 'CORRECTION_TOO_LONG',
}

interface Place {
  readonly sessionId: string
  readonly submittedAtMs: number
  readonly answer: AnswerRow
  readonly versions: readonly StoredCorrection[]
}

/** Waits for another correction of the same answer, and then reads what is there. */
const findPlace = async (tx: Transaction, { id, answerId }: CorrectionInput): Promise<Place> => {
  const { sessionId, submittedAt } = await getOwnRow(tx, id)
  await lockAnswer(tx, { sessionId, answerId })
  const answer = (await listAnswers(tx, sessionId)).find((row) => row.answerId === answerId)
  if (answer === undefined) throw notFound()
  if (!isCorrectable(answer)) throw new AppError('ANSWER_NOT_CORRECTABLE')
  const versions = listVersions(answer, await listCorrections(tx, sessionId))
  return { sessionId, submittedAtMs: submittedAt.getTime(), answer, versions }
}

/** Stores the next version. A small one is assessed; a rewrite is shown to people only. */
const storeVersion = async (
  deps: CorrectionDeps,
  tx: Transaction,
  { place, owner, text }: { readonly place: Place; readonly owner: SubmissionOwner; readonly text: string },
): Promise<StoredCorrection> => {
  const { answer, sessionId, versions } = place
  const { answerId, take } = answer
  const size = measureCorrection(getHeardText(answer), text)
  const version = versions.length + 1
  const correction = { answerId, take, version, text, ...size, createdAt: new Date(deps.clock.nowMs()) }
  await insertCorrection(tx, { id: deps.newId(), owner, sessionId, correction })
  const { submissionId, organizationId, dataSubjectId } = owner
  if (size.kind === 'small')
    await deps.recordEvent(tx, {
      type: 'transcript.corrected',
      organizationId,
      dataSubjectId,
      subjectId: submissionId,
      payload: { submissionId },
    })
  return correction
}

/** Stores what the candidate says was heard wrongly. Sent again, the same text makes no other version. */
export const correctAnswer = (
  deps: CorrectionDeps,
  caller: Pick<Caller, 'candidate'>,
  input: CorrectionInput,
): Promise<AnswerCorrections> =>
  asSubmissionOwner(deps, { caller, submissionId: input.id }, async (tx, owner) => {
    if (owner.isDeleted) throw notFound()
    const place = await findPlace(tx, input)
    const { answer, versions, submittedAtMs } = place
    // Lines of a transcript come from its times, so that line breaks mean nothing.
    const text = input.text.trim().replaceAll(/\s+/gu, ' ')
    if (versions.at(-1)?.text === text) return presentVersions(answer, versions)
    const problem = findCorrectionProblem(text, {
      heard: getHeardText(answer),
      versions: versions.map((version) => version.text),
      submittedAtMs,
      nowMs: deps.clock.nowMs(),
    })
    if (problem !== null) throw new AppError(problemCodes[problem])
    return presentVersions(answer, [...versions, await storeVersion(deps, tx, { place, owner, text })])
  })
