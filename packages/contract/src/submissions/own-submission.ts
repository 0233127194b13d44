import { z } from 'zod'
import { assessmentStates } from '../assessments/dims'
import { engineIds } from '../assessments/judge-exam'
import { zAssessment } from '../assessments/shapes'
import { rawRoute, route } from '../builder'
import { correctionLimits } from '../limits'
import { candidate } from '../policy'
import { zAccent, zLogoUrl } from '../shared/branding'
import { zId, zInstant, zInterviewLanguage, zText } from '../shared/primitives'
import { zAnswerCorrections, zCorrections } from './corrections'
import { zIntegrityView } from './integrity'
import { interviewDeleters, zOwnDeletion } from './own-deletions'
import { zSubmissionAnswer } from './submissions'

/**
 * The progress of the evaluation. A candidate who does not receive the result sees only this: it never depends on a
 * level.
 */
export const ownResultStates = ['waiting', 'ready', 'error', 'not_given'] as const

/** What the server has done so far on the way to the result: counted, never estimated. */
export const zOwnProgress = z.object({
  /** Recordings of the final answers. */
  recordings: z.object({
    stored: z.number().int().min(0),
    total: z.number().int().min(0),
    storedBytes: z.number().int().min(0),
  }),
  /** Recorded answers whose words are there, or can't be had. */
  transcripts: z.object({ ready: z.number().int().min(0), total: z.number().int().min(0) }),
  /** The engine works on it now. */
  isAssessing: z.boolean(),
  /** The question that a language model reads now, for a second assessment. Null: it reads none. */
  reading: z
    .object({ question: z.number().int().min(1), questions: z.number().int().min(1) })
    .nullable()
    .default(null),
})
export type OwnProgress = z.infer<typeof zOwnProgress>

/**
 * A candidate's own submission: their words, how and by what it is assessed; levels and evidence only if the company
 * shares them.
 */
export const zOwnSubmission = z.object({
  id: zId,
  sessionId: zId,
  positionName: z.string(),
  organizationName: z.string(),
  logoUrl: zLogoUrl,
  accent: zAccent.nullable(),
  language: zInterviewLanguage,
  submittedAt: zInstant,
  /** By when the company promised a reply; null: it promised none. */
  replyBy: zInstant.nullable(),
  /** When the company replied; null: it has not, as far as Candor knows. */
  repliedAt: zInstant.nullable(),
  /** The answers were assessed, whether or not the result is given. */
  isAssessed: z.boolean(),
  result: z.enum(ownResultStates),
  /** The company's words on why it gives no result; null: it gives one, or an old set has no reason. */
  resultOffReason: z.string().nullable(),
  /** Null unless the result is given. */
  assessmentState: z.enum(assessmentStates).nullable(),
  assessment: zAssessment.nullable(),
  answers: z.array(zSubmissionAnswer.omit({ criteria: true, videoUrl: true })),
  /** What judges, which criteria and which data: the same whether or not the result is given. */
  process: z.object({
    engine: z.enum(engineIds),
    model: z.string().nullable(),
    weights: z.object({ communication: z.number(), cognitive: z.number() }),
    judgesCv: z.boolean(),
    /** Without consent to AI only people rate. */
    isAiAllowed: z.boolean(),
  }),
  integrity: zIntegrityView.nullable(),
  /** How long the company keeps the interview. */
  retention: z.object({
    /** Until then a deletion hides it, and erases nothing. Null: nothing requires that it is kept. */
    keepUntil: zInstant.nullable(),
    /** When the company's policy deletes it. Null: it deletes nothing. */
    deleteAt: zInstant.nullable(),
  }),
  progress: zOwnProgress.optional(),
  /** Of answers whose words were recognized. */
  corrections: zCorrections.optional(),
  /** About as large as the archive of everything: its recordings and files. */
  archiveSizeBytes: z.number().int().min(0).optional(),
})
export type OwnSubmission = z.infer<typeof zOwnSubmission>

/** One of the interviews that this browser's candidates submitted. */
export const zOwnSubmissionSummary = zOwnSubmission
  .pick({
    id: true,
    sessionId: true,
    positionName: true,
    organizationName: true,
    logoUrl: true,
    language: true,
    submittedAt: true,
    result: true,
  })
  .extend({
    /** Questions with an answer. */
    answerCount: z.number().int().min(0),
    /** The candidate deleted it, and it isn’t erased yet. Null: it is not deleted, or the company deleted it. */
    deletion: zOwnDeletion.nullable(),
  })
export type OwnSubmissionSummary = z.infer<typeof zOwnSubmissionSummary>

/** An interview that was deleted: nothing else is known of it. */
export const zDeletedInterview = z.object({
  id: zId,
  positionName: z.string(),
  organizationName: z.string(),
  deletedAt: zInstant,
  by: z.enum(interviewDeleters),
})
export type DeletedInterview = z.infer<typeof zDeletedInterview>

export const ownSubmissionRoutes = {
  list: route({
    service: 'seeker',
    method: 'GET',
    path: '/seeker/submission',
    summary: 'The interviews that this browser’s candidates submitted, the newest first',
    policy: candidate,
    errors: [],
  }).output(
    z.object({
      items: z.array(zOwnSubmissionSummary),
      /** Interviews that were deleted in the last 30 days, the latest first. */
      deleted: z.array(zDeletedInterview),
    }),
  ),
  get: route({
    service: 'seeker',
    method: 'GET',
    path: '/seeker/submission/{id}',
    summary: 'The candidate’s own submission; what the company does not give is absent',
    policy: candidate,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zOwnSubmission),
  correct: route({
    service: 'seeker',
    method: 'POST',
    path: '/seeker/submission/{id}/correction',
    summary: 'Correct what was heard of one answer; every version is kept, and a small one is assessed',
    policy: candidate,
    errors: [
      'CORRECTION_CLOSED',
      'CORRECTION_LIMIT_REACHED',
      'CORRECTION_UNCHANGED',
      'CORRECTION_TOO_LONG',
      'ANSWER_NOT_CORRECTABLE',
    ],
  })
    .input(z.object({ id: zId, answerId: zId, text: zText(correctionLimits.characters) }))
    .output(zAnswerCorrections),
}

export const ownSubmissionRawRoutes = {
  ownArchive: rawRoute({
    id: 'seeker.submission.archive',
    service: 'seeker',
    method: 'GET',
    path: '/seeker/submission/{id}/archive',
    summary: 'Everything of the candidate’s own interview as a ZIP file that opens without this server',
    policy: candidate,
    errors: ['NOT_FOUND'],
    cost: 'expensive',
    response: { status: 200, contentType: 'application/zip' },
  }),
}
