import type { Assessment, OwnSubmission, SubmissionAnswer } from '@candor/contract'
import {
  findResultOffReason,
  getAccent,
  getSetAssessment,
  hasAssessmentFailed,
  isAssessed,
  isResultShared,
} from '@candor/domain'
import { toInstant, toInstantOrNull } from '../../platform/clock'
import { findLogoUrl } from '../../platform/logo-url'
import { findReplyBy } from './find-reply-by'
import { getAssessmentState, readAssessment } from './present'
import type { SubmissionHost } from './repo/own-submission'
import type { SubmissionRow } from './repo/submissions'

export const getOwnResult = (row: SubmissionRow): OwnSubmission['result'] => {
  if (!isResultShared(row.content)) return 'not_given'
  // A result stays when a later assessment fails.
  if (row.assessmentBody !== null) return 'ready'
  return hasAssessmentFailed(row) ? 'error' : 'waiting'
}

/**
 * The share of communication in the overall level. The built-in engine gives communication no level, so that its overall level
 * rests on the points alone, unless an earlier edition of it did.
 */
function getCommunicationShare(row: SubmissionRow, body: Assessment | null): number {
  const isScored = body !== null && body.groups.communication.state === 'scored'
  const isBuiltin = body === null || body.engine === 'builtin'
  return isBuiltin && !isScored ? 0 : getSetAssessment(row.content).communicationPercent / 100
}

/** The engine and rubric: of the result if it is released, else of the set alone, so that nothing depends on a level. */
const presentProcess = (
  row: SubmissionRow,
  { hasCv, isAiAllowed }: Pick<OwnParts, 'hasCv' | 'isAiAllowed'>,
): OwnSubmission['process'] => {
  const body = readAssessment(row)
  const communication = getCommunicationShare(row, body)
  return {
    engine: body?.engine ?? 'builtin',
    model: body?.model ?? null,
    weights: { communication, cognitive: 1 - communication },
    judgesCv: hasCv && isAiAllowed,
    isAiAllowed,
  }
}

const presentOwnAnswer = ({
  criteria: _,
  videoUrl: __,
  ...answer
}: SubmissionAnswer): OwnSubmission['answers'][number] => answer

interface OwnParts {
  readonly host: SubmissionHost
  readonly hasCv: boolean
  readonly isAiAllowed: boolean
  /** The earliest promised reply that waits; null: there is none. */
  readonly awaitedReply: Date | null
  readonly repliedAt: Date | null
  readonly answers: readonly SubmissionAnswer[]
  readonly integrity: OwnSubmission['integrity']
  readonly retention: OwnSubmission['retention']
}

/**
 * Points that were not heard are the key to the next interview, and so is what a model or the company calls wrong: a candidate
 * learns how many points there are. Requirements are the company's own words: a candidate reads those that they named.
 */
const hideUnheard = (assessment: Assessment | null): Assessment | null =>
  assessment?.questions === undefined
    ? assessment
    : {
        ...assessment,
        questions: assessment.questions.map(({ correctness: _, sentencesToCheck: __, ...question }) => ({
          ...question,
          points: question.points.filter(({ state }) => state !== 'not_heard'),
        })),
        requirements: (assessment.requirements ?? []).filter(({ state }) => state === 'named'),
      }

/** Locked parts are absent, not blank: unreleased levels, evidence and notes are never sent. */
export const presentOwnSubmission = (row: SubmissionRow, parts: OwnParts): OwnSubmission => {
  const result = getOwnResult(row)
  const isGiven = result === 'ready'
  const { host } = parts
  return {
    id: row.id,
    sessionId: row.sessionId,
    positionName: row.content.positionName,
    organizationName: host.organizationName,
    logoUrl: findLogoUrl({ id: row.organizationId, logo: host.logo }),
    accent: host.accentColor === null ? null : getAccent(host.accentColor),
    language: row.language,
    submittedAt: toInstant(row.submittedAt.getTime()),
    replyBy: findReplyBy(row, parts.awaitedReply),
    repliedAt: toInstantOrNull(parts.repliedAt),
    isAssessed: isAssessed(row),
    result,
    resultOffReason: findResultOffReason(row.content, row.language),
    assessmentState: isGiven ? getAssessmentState(row) : null,
    assessment: isGiven ? hideUnheard(readAssessment(row)) : null,
    answers: parts.answers.map(presentOwnAnswer),
    process: presentProcess(row, parts),
    integrity: parts.integrity,
    retention: parts.retention,
  }
}
