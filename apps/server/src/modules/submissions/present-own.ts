import type { OwnSubmission, SubmissionAnswer } from '@candor/contract'
import { setAssessmentOf } from '@candor/domain'
import { toInstant } from '../../platform/clock'
import { assessmentOf, stateOf } from './present'
import type { SubmissionRow } from './repo'

const resultOf = (row: SubmissionRow): OwnSubmission['result'] => {
  if (setAssessmentOf(row.content).candidateResult === 'off') return 'not_given'
  if (row.state === 'failed') return 'error'
  return row.assessmentBody === null ? 'waiting' : 'ready'
}

/** What judges and by what: of the result where it is given, else of the set alone, so that nothing here depends on a level. */
const processOf = (row: SubmissionRow, hasCv: boolean): OwnSubmission['process'] => {
  const body = assessmentOf(row)
  const { communicationPercent } = setAssessmentOf(row.content)
  return {
    engine: body?.engine ?? 'builtin',
    model: body?.model ?? null,
    weights: { communication: communicationPercent / 100, cognitive: (100 - communicationPercent) / 100 },
    judgesCv: hasCv,
  }
}

const ownAnswer = ({ criteria: _, videoUrl: __, ...answer }: SubmissionAnswer): OwnSubmission['answers'][number] =>
  answer

export interface OwnParts {
  readonly organizationName: string
  readonly hasCv: boolean
  readonly answers: readonly SubmissionAnswer[]
  readonly integrity: OwnSubmission['integrity']
}

/** Locked parts are absent, not blank: levels, evidence and what colleagues of the company noted never stand here ungiven. */
export const presentOwnSubmission = (row: SubmissionRow, parts: OwnParts): OwnSubmission => {
  const result = resultOf(row)
  const isGiven = result === 'ready'
  return {
    id: row.id,
    sessionId: row.sessionId,
    positionName: row.content.positionName,
    organizationName: parts.organizationName,
    language: row.language,
    submittedAt: toInstant(row.submittedAt.getTime()),
    result,
    assessmentState: isGiven ? stateOf(row) : null,
    assessment: isGiven ? assessmentOf(row) : null,
    answers: parts.answers.map(ownAnswer),
    process: processOf(row, parts.hasCv),
    integrity: parts.integrity,
  }
}
