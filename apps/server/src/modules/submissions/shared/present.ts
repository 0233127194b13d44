import type { SharedSubmission } from '@candor/contract'
import { type DetailParts, listMedia, presentDetail } from '../present'
import type { SubmissionRow } from '../repo/submissions'

type SharedParts = Pick<DetailParts, 'answers' | 'faults' | 'segments' | 'screening' | 'fileNames'> & {
  readonly showsContact: boolean
  readonly getMediaUrl: (uploadId: string) => string
}

/** What members alone see is left out before anything is presented: neighbors, stage, code, CV, integrity, their own levels. */
const notShared = {
  role: 'viewer',
  mayWatch: false,
  stageId: null,
  applicantId: null,
  code: '',
  candidateQuestions: [],
  cv: undefined,
  reviewerLevels: [],
  exam: null,
  isStale: false,
  integrity: null,
  neighbors: { previousId: null, nextId: null, place: 1, total: 1 },
} as const

/** A submission as a viewer sees it, as far as a link shows it. Its recordings have addresses of the share's own. */
export const presentSharedSubmission = (row: SubmissionRow, parts: SharedParts): SharedSubmission => {
  const { segments, showsContact, getMediaUrl } = parts
  const detail = presentDetail(row, { ...notShared, ...parts, segments: [] })
  return {
    id: detail.id,
    positionName: detail.positionName,
    candidateName: detail.candidateName,
    language: detail.language,
    submittedAt: detail.submittedAt,
    assessmentState: detail.assessmentState,
    overallLevel: detail.overallLevel,
    pointsPercent: detail.pointsPercent,
    mode: detail.mode,
    startedAt: detail.startedAt,
    durationMs: detail.durationMs,
    isCompleted: detail.isCompleted,
    answers: detail.answers.map((answer) => ({
      ...answer,
      media: listMedia(segments, answer.answerId, getMediaUrl),
    })),
    // Facts about the background, such as the salary that is expected, are for members.
    screening: showsContact ? detail.screening.filter(({ facts }) => facts === undefined) : [],
    assessment: detail.assessment,
    email: showsContact ? detail.email : null,
  }
}
