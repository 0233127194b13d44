import { z } from 'zod'
import { zAssessment } from '../assessments/shapes'
import { zAssessmentStanding } from '../assessments/versions'
import { rawRoute, route } from '../builder'
import {
  answerModalities,
  messageRoles,
  messageTypes,
  screeningQuestionTypes,
  sessionStates,
  transcriptStates,
} from '../enums'
import { member } from '../policy'
import { zFaultReport } from '../sessions/fault-report'
import { zBackgroundFacts } from '../sets/background-facts'
import { zCriterion } from '../sets/sets'
import { digitalSourceTypes } from '../shared/digital-sources'
import { zId, zInstant, zMode, zPage, zPublicLink } from '../shared/primitives'
import { correctionKinds } from './correction-kinds'
import { zIntegrityView } from './integrity'
import { zScriptSummary } from './submission-chat'
import {
  submissionBoardRoute,
  zListOfSubmission,
  zSubmissionFilter,
  zSubmissionPage,
  zSubmissionSummary,
} from './submission-list'

/*
 * What the company sees. Built from the takes that count with the first takes' times: no shape here can carry a retake.
 */
const service = 'interview' as const

export const zMediaSegment = z.object({
  url: z.string(),
  mime: z.string(),
  /** Where this segment begins on the answer's own timeline. */
  startMs: z.number().int(),
  durationMs: z.number().int(),
})
export const zWord = z.object({ text: z.string(), startMs: z.number().int(), endMs: z.number().int() })
export const zTranscriptLine = z.object({
  /** Offsets in the answer's text. */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  /** From the answer's start; null where words have no times (typed answers). */
  startMs: z.number().int().nullable(),
  endMs: z.number().int().nullable(),
})
/** The candidate's latest correction of what was heard. Without a time: the company must not see one that a retake moves. */
export const zShownCorrection = z.object({
  kind: z.enum(correctionKinds),
  /** Of the recognized words. */
  changedPercent: z.number().int(),
  heardText: z.string(),
  heardLines: z.array(zTranscriptLine),
  correctedText: z.string(),
})
export type ShownCorrection = z.infer<typeof zShownCorrection>
export const zSubmissionAnswer = z.object({
  answerId: zId,
  /** The set's question; a follow-up has its question's. */
  questionId: zId,
  questionText: z.string(),
  /** Of a follow-up's text. Absent: a question of the set, or one asked before this was noted. */
  questionDigitalSource: z.enum(digitalSourceTypes).optional(),
  questionNumber: z.number().int(),
  isFollowUp: z.boolean(),
  criteria: z.array(zCriterion),
  /** What is assessed: the recognized words, with those of a small correction that sound like them. */
  text: z.string(),
  /** Absent: the candidate corrected nothing. */
  correction: zShownCorrection.optional(),
  modality: z.enum(answerModalities),
  transcript: z.enum(transcriptStates),
  transcribedBy: z.string().nullable(),
  lines: z.array(zTranscriptLine),
  media: z.array(zMediaSegment),
  /** The whole answer as one file, or null where nothing was recorded or this member may not have it. */
  videoUrl: z.string().nullable(),
  faultReport: zFaultReport,
  durationMs: z.number().int(),
  /** From the start of the interview. */
  startedAtMs: z.number().int(),
})
export type SubmissionAnswer = z.infer<typeof zSubmissionAnswer>

export const zSubmissionDetail = zSubmissionSummary.extend({
  sessionId: zId,
  /** The person in the hiring pipeline; null for members who don't review. */
  applicantId: zId.nullable(),
  /** Public and unguessable; it names the submission and gives no right to it. */
  code: zPublicLink,
  mode: zMode,
  startedAt: zInstant,
  durationMs: z.number().int(),
  isCompleted: z.boolean(),
  answers: z.array(zSubmissionAnswer),
  /** Questions of the set, answered or not. Follow-ups are not counted. */
  questionCount: z.number().int(),
  /** Names of the requirements that the set calls must-haves, as in the assessment's requirements. */
  mustHaves: z.array(z.string()),
  screening: z.array(
    z.object({
      label: z.string(),
      type: z.literal(screeningQuestionTypes),
      values: z.array(z.string()),
      /** Of a question that asks for facts, in place of values. */
      facts: zBackgroundFacts.optional(),
    }),
  ),
  /** What the candidate asked the company. Never assessed. */
  candidateQuestions: z.array(z.string()),
  cv: z.object({ id: zId, name: z.string(), sizeBytes: z.number().int(), isReadable: z.boolean() }).nullable(),
  assessment: zAssessment.nullable(),
  standing: zAssessmentStanding,
  /** Null: the set asks for none. Never part of the assessment. */
  integrity: zIntegrityView.nullable(),
  /** All answers as one file; null where there is no recording or this member may not have it. */
  fullVideoUrl: z.string().nullable(),
  /** In the list that the request names: all submissions, the newest first, if it names none. */
  neighbors: z.object({
    previousId: zId.nullable(),
    nextId: zId.nullable(),
    /** From 1; null: the filter no longer finds the submission. The neighbors are then those of the place where it would be. */
    place: z.number().int().min(1).nullable(),
    total: z.number().int().min(0),
  }),
  can: z.object({
    review: z.boolean(),
    delete: z.boolean(),
    /** Whether recordings are part of what this member sees. */
    watch: z.boolean(),
  }),
})
export type SubmissionDetail = z.infer<typeof zSubmissionDetail>

export const submissionRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/interview/submission',
    summary: 'Submissions, filtered and paged, newest first',
    policy: member('submission.read'),
    errors: [],
  })
    .input(zPage.extend(zSubmissionFilter.shape))
    .output(zSubmissionPage),
  board: submissionBoardRoute,
  get: route({
    service,
    method: 'GET',
    path: '/interview/submission/{id}',
    summary: 'One submission with transcript, media and assessment, and its neighbors in the list of a filter',
    policy: member('submission.read'),
    errors: [],
  })
    .input(zListOfSubmission.extend({ id: zId }))
    .output(zSubmissionDetail),
  markViewed: route({
    service,
    method: 'POST',
    path: '/interview/submission/{id}/viewed',
    summary: 'The member has opened the submission: it is no longer new in their list',
    policy: member('submission.read'),
    errors: [],
    status: 204,
  }).input(z.object({ id: zId })),
  getByCode: route({
    service,
    method: 'GET',
    path: '/interview/submission/c/{code}',
    summary: 'One submission by its public code, for members who may see it',
    policy: member('submission.read'),
    errors: [],
  })
    .input(z.object({ code: zPublicLink }))
    .output(zSubmissionDetail),
  scriptSummary: route({
    service,
    method: 'GET',
    path: '/interview/submission/{id}/script-summary',
    summary: 'The transcript in order, with a summary of at most five quoted lines',
    policy: member('submission.read'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(z.object({ answers: z.array(zSubmissionAnswer), summary: zScriptSummary })),
  sessions: route({
    service,
    method: 'GET',
    path: '/interview/submission/{id}/sessions',
    summary: 'The sitting a submission came from',
    policy: member('submission.read'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(
      z.object({
        items: z.array(z.object({ id: zId, state: z.enum(sessionStates), startedAt: zInstant, mode: zMode })),
      }),
    ),
  messages: route({
    service,
    method: 'GET',
    path: '/interview/submission/{id}/sessions/{sessionId}/messages',
    summary: 'Chat history: content, timestamp, role',
    policy: member('submission.read'),
    errors: [],
  })
    .input(z.object({ id: zId, sessionId: zId }))
    .output(
      z.object({
        items: z.array(
          z.object({
            content: z.string(),
            timestamp: zInstant,
            role: z.enum(messageRoles),
            type: z.enum(messageTypes),
            digitalSource: z.enum(digitalSourceTypes).optional(),
          }),
        ),
      }),
    ),
}

export const submissionRawRoutes = {
  cv: rawRoute({
    id: 'interview.submission.cv',
    service,
    method: 'GET',
    path: '/interview/submission/{id}/cv',
    summary: 'Download the CV',
    policy: member('submission.review'),
    errors: ['NOT_FOUND', 'RECORDING_UNAVAILABLE', 'RECORDING_DAMAGED'],
    response: { status: 200, contentType: 'application/octet-stream' },
  }),
}
