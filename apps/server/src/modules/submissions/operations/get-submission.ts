import type { SubmissionAnswer, SubmissionDetail } from '@candor/contract'
import { can } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { readIntegrity } from '../integrity'
import type { AssessmentReads } from '../ports'
import { assessmentOf, presentAnswer, presentDetail } from '../present'
import {
  findCv,
  findNeighbors,
  findVisibleSubmission,
  listAnswers,
  listFileNames,
  listScreening,
  listSegments,
  type SubmissionRow,
  type Transaction,
} from '../repo'
import { listAnswerFaults } from '../repo/fault-reports'

/** Recordings and the CV require the right to review (as on their routes), so readers do not see their names either. */
const mayWatch = (actor: MemberCaller): boolean => can(actor.role, 'submission.review')

/** Null where the set asks for none. */
const integrityOf = async (tx: Transaction, row: SubmissionRow) => {
  const view = await readIntegrity(tx, row.sessionId)
  return view.availability === 'off' ? null : view
}

function isStale(assessments: AssessmentReads, row: SubmissionRow): boolean {
  const body = assessmentOf(row)
  return body !== null && assessments.isStale(body)
}

/** One submission in full; a foreign one is reported as missing, like one that does not exist. */
export const getSubmission = (
  deps: Pick<Deps, 'withActor' | 'clock'> & { readonly assessments: AssessmentReads },
  actor: MemberCaller,
  input: { id: string },
): Promise<SubmissionDetail> =>
  deps.withActor(actor, async (tx) => {
    const scope = getViewerScope(deps, actor)
    const row = await findVisibleSubmission(tx, input.id, scope)
    if (row === undefined) throw notFound()
    const { assessments } = deps
    return presentDetail(row, {
      role: actor.role,
      answers: await listAnswers(tx, row.sessionId),
      segments: mayWatch(actor) ? await listSegments(tx, row.sessionId) : [],
      faults: await listAnswerFaults(tx, row.sessionId),
      screening: await listScreening(tx, row.sessionId),
      fileNames: await listFileNames(tx, row.sessionId),
      cv: mayWatch(actor) ? await findCv(tx, row.sessionId) : undefined,
      reviewerLevels: await assessments.listReviewerLevels(tx, row.id),
      exam: row.judgeExamId === null ? null : await assessments.readExamCard(tx, row.judgeExamId),
      isStale: isStale(assessments, row),
      integrity: mayWatch(actor) ? await integrityOf(tx, row) : null,
      neighbors: await findNeighbors(tx, row.id, scope),
    })
  })

/** The transcript in order. */
export const getScriptSummary = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ answers: SubmissionAnswer[] }> =>
  deps.withActor(actor, async (tx) => {
    const scope = getViewerScope(deps, actor)
    const row = await findVisibleSubmission(tx, input.id, scope)
    if (row === undefined) throw notFound()
    const segments = mayWatch(actor) ? await listSegments(tx, row.sessionId) : []
    const answers = await listAnswers(tx, row.sessionId)
    const faults = await listAnswerFaults(tx, row.sessionId)
    return { answers: answers.map((answer) => presentAnswer(answer, { row, segments, faults })) }
  })
