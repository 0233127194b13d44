import type { Role, SubmissionDetail } from '@candor/contract'
import { can } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { readIntegrity } from '../integrity'
import type { AssessmentReads } from '../ports'
import { presentDetail, readAssessment } from '../present'
import { listAnswerFaults } from '../repo/fault-reports'
import { findNeighbors, type NeighborRows } from '../repo/neighbors'
import {
  findCv,
  findVisibleSubmission,
  listAnswers,
  listCandidateQuestions,
  listFileNames,
  listScreening,
  listSegments,
  mayWatch,
  readMemberFacts,
  type SubmissionRow,
  type Transaction,
} from '../repo/submissions'
import { type SubmissionFilterInput, toFilter } from '../to-filter'

/** Null if the set asks for none. */
const findIntegrity = async (tx: Transaction, row: SubmissionRow) => {
  const view = await readIntegrity(tx, row.sessionId)
  return view.availability === 'off' ? null : view
}

/** What only members see who review. */
const readForReviewers = async (tx: Transaction, row: SubmissionRow, role: Role) =>
  can(role, 'submission.review')
    ? { cv: await findCv(tx, row.sessionId), integrity: await findIntegrity(tx, row) }
    : { cv: undefined, integrity: null }

function isStale(assessments: AssessmentReads, row: SubmissionRow): boolean {
  const body = readAssessment(row)
  return body !== null && assessments.isStale(body)
}

/** The submission and the list that it was opened from: without a filter all submissions, without a sort the newest first. */
export interface SubmissionInput extends Omit<SubmissionFilterInput, 'sort'> {
  readonly id: string
  readonly sort?: SubmissionFilterInput['sort']
}

/** Of a list that shows this member nothing. */
const noNeighbors: NeighborRows = { previousId: null, nextId: null, place: null, total: 0 }

/** One submission in full; a foreign one is reported as missing, like one that does not exist. */
export const getSubmission = (
  deps: Pick<Deps, 'withActor' | 'clock'> & { readonly assessments: AssessmentReads },
  actor: MemberCaller,
  { id, sort = 'newest', ...input }: SubmissionInput,
): Promise<SubmissionDetail> =>
  deps.withActor(actor, async (tx) => {
    const scope = getViewerScope(deps, actor)
    const row = await findVisibleSubmission(tx, id, scope)
    if (row === undefined) throw notFound()
    const { assessments } = deps
    const filter = toFilter(deps, actor, { ...input, sort })
    const isWatchable = await mayWatch(tx, row.id, scope)
    const { stageId, applicantId, code } = await readMemberFacts(tx, row.id)
    return presentDetail(row, {
      role: actor.role,
      ...(can(actor.role, 'submission.review') ? { stageId, applicantId } : { stageId: null, applicantId: null }),
      code,
      answers: await listAnswers(tx, row.sessionId),
      faults: await listAnswerFaults(tx, row.sessionId),
      screening: await listScreening(tx, row.sessionId),
      candidateQuestions: await listCandidateQuestions(tx, row.sessionId),
      fileNames: await listFileNames(tx, row.sessionId),
      reviewerLevels: await assessments.listReviewerLevels(tx, row.id),
      exam: row.judgeExamId === null ? null : await assessments.readExamCard(tx, row.judgeExamId),
      isStale: isStale(assessments, row),
      mayWatch: isWatchable,
      segments: isWatchable ? await listSegments(tx, row.sessionId) : [],
      ...(await readForReviewers(tx, row, actor.role)),
      neighbors: filter === null ? noNeighbors : await findNeighbors(tx, id, filter),
    })
  })
