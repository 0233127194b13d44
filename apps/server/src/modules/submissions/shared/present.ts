import type { Assessment, SharedSubmission, SubmissionDetail } from '@candor/contract'
import { isAiDeclined } from '@candor/domain'
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

/** The words of an assessment say why it has no levels, in every dimension. Where that concerns members alone, none of it is shared. */
const presentResult = ({
  assessment,
  assessmentState,
}: Pick<SubmissionDetail, 'assessment' | 'assessmentState'>): {
  readonly assessment: Assessment | null
  readonly assessmentState: SharedSubmission['assessmentState']
} => {
  const state = assessment?.state ?? assessmentState
  const isDeclined = assessment !== null && isAiDeclined(assessment)
  if (state === 'error' || (isDeclined && state === 'insufficient')) return { assessment: null, assessmentState: null }
  return { assessment: isDeclined ? null : assessment, assessmentState: state }
}

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
    ...presentResult(detail),
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
    email: showsContact ? detail.email : null,
  }
}
