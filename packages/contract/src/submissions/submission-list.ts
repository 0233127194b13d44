import { z } from 'zod'
import { assessmentStates } from '../assessments/dims'
import { zKnown } from '../assessments/known'
import { route } from '../builder'
import { decisionFilters, reviewDecisions } from '../enums'
import { member } from '../policy'
import { zEmail, zId, zInstant, zInterviewLanguage, zPage, zPaged } from '../shared/primitives'
import { submissionSorts } from './submission-sorts'

/*
 * What the list and the board show. Built from the takes that count with the first takes' times: no shape here can carry a retake.
 */

export const zSubmissionSummary = z.object({
  id: zId,
  setId: zId,
  setName: z.string(),
  positionName: z.string(),
  candidateName: z.string(),
  email: z.string(),
  language: zInterviewLanguage,
  submittedAt: zInstant,
  assessmentState: z.enum(assessmentStates),
  /** Overall level 1.0-5.0 rounded to half a level, or null: not evaluated is not zero. */
  overallLevel: z.number().nullable(),
  /** Mean share of the expected points that were covered, in whole percent; null: no question's points are counted. */
  pointsPercent: z.number().int().nullable(),
  hasVideo: z.boolean(),
  /** Where the person is in the hiring pipeline; null for members who don't review. */
  stageId: zId.nullable(),
})
export type SubmissionSummary = z.infer<typeof zSubmissionSummary>

/** Half levels like the overall one; null: there is no level. */
const zGroupLevel = z.number().nullable()

/** What the list shows of a submission. */
export const zSubmissionListItem = zSubmissionSummary.extend({
  groupLevels: z.object({ communication: zGroupLevel, cognitive: zGroupLevel, cv: zGroupLevel }),
  /** What the current assessment found, also without an overall level; null: there is no assessment. */
  known: zKnown.nullable(),
  /** Must-haves of the set that the answers or the CV name, of those that were searched for; null: none was searched for. */
  mustHaves: z.object({ named: z.number().int().min(0), total: z.number().int().min(1) }).nullable(),
  /** Questions with words or a recording, of the set's questions; follow-ups are not counted. */
  answered: z.number().int().min(0),
  questionCount: z.number().int().min(0),
  /** Of the interview, at most the set's time. */
  durationMs: z.number().int().min(0),
  /** The member who asks has not opened it yet. */
  isUnseen: z.boolean(),
  /** What the member who asks decided; null: nothing yet, or the member doesn't review. */
  ownDecision: z.enum(reviewDecisions).nullable(),
  /** Since when the person is at the stage; null for members who don't review. */
  stageSince: zInstant.nullable(),
  /** By when a reply was promised that was not given yet; null: none is due, or the member doesn't review. */
  replyBy: zInstant.nullable(),
})
export type SubmissionListItem = z.infer<typeof zSubmissionListItem>

/** Which submissions the list and the board show, and in which order. */
export const zSubmissionFilter = z.object({
  setId: zId.optional(),
  stageId: zId.optional(),
  email: zEmail.optional(),
  keyword: zPage.shape.keyword,
  /** The state of the assessment, as the list shows it. */
  status: z.enum(assessmentStates).optional(),
  /** Only what the member has not opened yet. */
  unseen: z.literal('1').optional(),
  /** Only of people who wait for a reply that was promised by a date. */
  waiting: z.literal('1').optional(),
  /** What the caller decided. Finds nothing for members who don't review. */
  decision: z.enum(decisionFilters).optional(),
  sort: z.enum(submissionSorts).default('newest'),
})

/** The list that a submission was opened from. */
export const zListOfSubmission = zSubmissionFilter.extend({
  /** With `unseen`: what the member has opened since this instant still counts, because reading a list marks it as opened. */
  unseenAt: zInstant.optional(),
})

/** A page of the list; `at`: when it was read. */
export const zSubmissionPage = zPaged(zSubmissionListItem).extend({ at: zInstant })

/** The submissions of the people at one stage. */
export const zBoardColumn = z.object({
  stageId: zId,
  /** All that the filter finds at this stage. */
  total: z.number().int().min(0),
  /** The first page of them. The list has the others: its filter names the stage. */
  items: z.array(zSubmissionListItem),
})
export type BoardColumn = z.infer<typeof zBoardColumn>

export const submissionBoardRoute = route({
  service: 'interview',
  method: 'GET',
  path: '/interview/submission/board',
  summary: 'The submissions that a filter finds, by stage: all counts, and the first page of each stage',
  policy: member('submission.review'),
  errors: [],
})
  .input(zSubmissionFilter)
  .output(
    z.object({
      total: z.number().int().min(0),
      /** When it was read. */
      at: zInstant,
      /** In the order of the stages; only the stage of the filter if it names one. */
      columns: z.array(zBoardColumn),
    }),
  )
