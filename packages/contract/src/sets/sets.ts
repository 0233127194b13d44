import { z } from 'zod'
import { route } from '../builder'
import {
  interviewers,
  interviewLanguages,
  questionKinds,
  requirementKinds,
  screeningQuestionTypes,
  setAccessKinds,
} from '../enums'
import { jobDescriptionLimits, setLimits, textAnswerLimits } from '../limits'
import { member } from '../policy'
import {
  zColor,
  zId,
  zInstant,
  zInterviewLanguage,
  zMode,
  zPage,
  zPaged,
  zPublicLink,
  zStatus,
  zText,
} from '../shared/primitives'
import { backgroundFacts } from './background-facts'

export const zRequirement = z.object({
  id: zId,
  name: zText(setLimits.requirementCharacters).min(1),
  kind: z.enum(requirementKinds),
  weight: z.number().int().min(setLimits.requirementWeight.min).max(setLimits.requirementWeight.max),
  isMustHave: z.boolean(),
})
const zAnchor = zText(setLimits.anchorCharacters)
/** Five behavior anchors, level 1 to 5. */
export const zCriterion = z.object({
  name: zText(setLimits.criterionCharacters).min(1),
  anchors: z.tuple([zAnchor, zAnchor, zAnchor, zAnchor, zAnchor]),
  dimension: z.string().nullable(),
})
const zExpectedPoints = z.array(zText(300)).max(12)
/** Phrases that a wrong answer may hold. Sentences that hold one are shown to reviewers, and no level reads them. */
const zWrongIf = z.array(zText(setLimits.wrongIf.characters)).max(setLimits.wrongIf.phrases)
/** A question in another language than the set's first. Empty texts are drafts: a set isn't saved with them. */
const zQuestionTranslation = z.object({
  text: zText(setLimits.questionCharacters),
  expectedPoints: zExpectedPoints,
  wrongIf: zWrongIf.optional(),
  /** Of the original that was translated, by hashOriginal of the domain. Absent in translations from before it was stored. */
  originalHash: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .optional(),
})
export const zQuestion = z.object({
  id: zId,
  text: zText(setLimits.questionCharacters).min(1),
  kind: z.enum(questionKinds),
  requirementId: zId.nullable(),
  expectedPoints: zExpectedPoints,
  /** Absent in questions from before it could be written, and in drafts. */
  wrongIf: zWrongIf.optional(),
  criteria: z.array(zCriterion).max(setLimits.criteria),
  /** Least length of a typed answer in characters; null: the hint does not block. */
  minCharacters: z.number().int().min(1).max(textAnswerLimits.maxCharacters).nullable(),
  translations: z.partialRecord(zInterviewLanguage, zQuestionTranslation).optional(),
})
const zScreeningOptions = z.array(zText(200).min(1)).max(20)
const zScreeningTranslation = z.object({
  label: zText(setLimits.screeningLabelCharacters),
  /** In the order of the first language's options. */
  options: zScreeningOptions,
})
export const zScreeningQuestion = z.object({
  id: zId,
  type: z.literal(screeningQuestionTypes),
  label: zText(setLimits.screeningLabelCharacters).min(1),
  isRequired: z.boolean(),
  options: zScreeningOptions,
  /** What a BACKGROUND_QUESTION asks for. Absent in other questions, and in sets from before: the answer is one text. */
  facts: z.array(z.enum(backgroundFacts)).min(1).max(backgroundFacts.length).optional(),
  translations: z.partialRecord(zInterviewLanguage, zScreeningTranslation).optional(),
})

/** Percent of the overall level; the rest is cognitive. */
export const communicationPercentPreset = 40
/** How interviews of a set are assessed. */
export const zSetAssessment = z.object({
  communicationPercent: z.number().int().min(0).max(100),
  /** The job needs speaking: fluency weighs as much as the other communication dimensions. */
  needsSpeaking: z.boolean(),
  /** Faces, gaze and eye contact, noticed on the candidate's own device; announced to the candidate beforehand. */
  hasIntegritySignals: z.boolean(),
  /** Whether candidates are given their result. */
  candidateResult: z.enum(['off', 'free']),
  /** Why candidates aren't given their result, as they read it. Needed for 'off', in each language of the set. */
  resultOffReason: z.partialRecord(zInterviewLanguage, zText(setLimits.resultOffReasonCharacters)).optional(),
})
export type SetAssessment = z.infer<typeof zSetAssessment>
/** Of new sets. Stored sets without the field give no result: getSetAssessment. */
export const setAssessmentPreset: SetAssessment = {
  communicationPercent: communicationPercentPreset,
  needsSpeaking: false,
  hasIntegritySignals: false,
  candidateResult: 'free',
}

/** What a set asks and how; a version of it is frozen by the first interview that starts. */
/** A question that candidates ask, and the answer that the company approved, in the languages of the set. */
export const zApprovedAnswer = z.object({
  id: zId,
  question: z.partialRecord(zInterviewLanguage, zText(setLimits.approvedQuestionCharacters)),
  answer: z.partialRecord(zInterviewLanguage, zText(setLimits.approvedAnswerCharacters)),
})
export type ApprovedAnswer = z.infer<typeof zApprovedAnswer>

export const zSetContent = z.object({
  positionName: zText(setLimits.nameCharacters).min(1),
  jobDescription: zText(jobDescriptionLimits.textCharacters),
  requirements: z.array(zRequirement).max(setLimits.requirements),
  questions: z.array(zQuestion).max(setLimits.questions),
  screeningQuestions: z.array(zScreeningQuestion).max(setLimits.screeningQuestions),
  /** The texts are in the first; in each other they are translations. */
  languages: z.array(zInterviewLanguage).min(1).max(interviewLanguages.length),
  interviewer: z.enum(interviewers),
  durationMinutes: z.number().int().min(setLimits.durationMinutes.min).max(setLimits.durationMinutes.max).nullable(),
  modes: z.array(zMode).min(1),
  requiresCv: z.boolean(),
  /** Whether a CV that isn't required may be given. Absent in sets from before it could be chosen: getCvRequest. */
  asksForCv: z.boolean().optional(),
  /** How many interviews one person may submit. Absent in sets from before it could be chosen: getAttemptsPerPerson. */
  attemptsPerPerson: z
    .number()
    .int()
    .min(setLimits.attemptsPerPerson.min)
    .max(setLimits.attemptsPerPerson.max)
    .optional(),
  /** Whom a person asks who can't or won't be recorded: an address, a number, a name. Needed where no mode is typed. */
  alternativeContact: zText(setLimits.alternativeContactCharacters).optional(),
  /** How many answers of one interview may be retaken free of charge. Absent in sets from before it could be chosen: getNumberOfRetakes. */
  numberOfRetakes: z.number().int().min(setLimits.numberOfRetakes.min).max(setLimits.numberOfRetakes.max).optional(),
  /** Candidates may practice with questions like the set's own, never with these. Absent in sets from before it could be chosen: not. */
  hasSimilarPractice: z.boolean().optional(),
  /** Within how many days of the submission candidates are promised a reply. Null or absent: nothing is promised. */
  replyWithinDays: z
    .number()
    .int()
    .min(setLimits.replyWithinDays.min)
    .max(setLimits.replyWithinDays.max)
    .nullable()
    .optional(),
  /** The company in its own words, as candidates read it before they begin. In one language of the set: in all of them. */
  companyIntro: z.partialRecord(zInterviewLanguage, zText(setLimits.companyIntroCharacters)).optional(),
  /** What the interviewer may answer to candidates' questions about the role and the process. Absent: nothing. */
  approvedAnswers: z.array(zApprovedAnswer).max(setLimits.approvedAnswers).optional(),
  /** Absent in sets from before it could be chosen, and in drafts. A new set has setAssessmentPreset. */
  assessment: zSetAssessment.optional(),
})
export type SetContent = z.infer<typeof zSetContent>
export type Requirement = z.infer<typeof zRequirement>
export type Question = z.infer<typeof zQuestion>
export type Criterion = z.infer<typeof zCriterion>
export type QuestionTranslation = z.infer<typeof zQuestionTranslation>
export type ScreeningTranslation = z.infer<typeof zScreeningTranslation>
export type ScreeningQuestion = z.infer<typeof zScreeningQuestion>

export const zSetSummary = z.object({
  id: zId,
  name: z.string(),
  positionId: zId,
  positionName: z.string(),
  status: zStatus,
  questionCount: z.number().int(),
  submissionCount: z.number().int(),
  /** Those in which all its texts exist: what candidates can choose. */
  languages: z.array(zInterviewLanguage),
  linkId: zPublicLink,
  createdAt: zInstant,
  updatedAt: zInstant,
})
export type SetSummary = z.infer<typeof zSetSummary>
export const zSetDetail = zSetSummary.extend({
  content: zSetContent,
  version: z.number().int(),
  /** True once an interview was started on this version: the next edit makes a new one. */
  isFrozen: z.boolean(),
  /** Who or what wrote the draft: 'builtin', a model's id, or null for a person. */
  producedBy: z.string().nullable(),
  /** Who may take the interview. */
  access: z.enum(setAccessKinds),
  /** Until when interviews may begin; null: invitations are valid for 14 days each. */
  deadline: zInstant.nullable(),
  /** Of the buttons on the candidates' pages; null: the product's own. */
  accentColor: zColor.nullable(),
  /** The candidate's address of this set, absolute. */
  url: z.string(),
  can: z.object({ edit: z.boolean(), activate: z.boolean(), archive: z.boolean() }),
})
export type SetDetail = z.infer<typeof zSetDetail>

/** By creation, by name, and by the last change; each in both directions. */
export const setSorts = ['newest', 'oldest', 'name', 'nameDescending', 'updated', 'leastRecentlyUpdated'] as const
export type SetSort = (typeof setSorts)[number]

/** The organization that shows the product before anyone has signed up. It has no member, and production has none. */
export const demoOrganizationName = 'Lotus Ventures (demo)'

const service = 'interview' as const

export const setRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/interview/set',
    summary: 'Interview sets of the organization',
    policy: member('set.read'),
    errors: [],
  })
    .input(
      zPage.extend({
        status: z.coerce.number().pipe(zStatus).optional(),
        sort: z.enum(setSorts).default('newest'),
      }),
    )
    .output(zPaged(zSetSummary)),
  create: route({
    service,
    method: 'POST',
    path: '/interview/set',
    summary: 'Create an interview set',
    policy: member('set.manage'),
    errors: ['SET_INCOMPLETE'],
    status: 201,
  })
    .input(
      z.object({
        name: zText(setLimits.nameCharacters).min(1),
        /** Another set for a position that exists: the content has its name. Null: a new position. */
        positionId: zId.nullable().default(null),
        content: zSetContent,
        producedBy: zText(120).nullable().default(null),
      }),
    )
    .output(zSetDetail),
  get: route({
    service,
    method: 'GET',
    path: '/interview/set/{id}',
    summary: 'One interview set in full',
    policy: member('set.read'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zSetDetail),
  update: route({
    service,
    method: 'PATCH',
    path: '/interview/set/{id}',
    summary: 'Change, activate or archive a set; an edit of a frozen version makes the next one',
    policy: member('set.manage'),
    errors: ['SET_INCOMPLETE', 'SET_VERSION_CONFLICT', 'ACCENT_TOO_LIGHT'],
  })
    .input(
      z.object({
        id: zId,
        name: zText(setLimits.nameCharacters).min(1).optional(),
        content: zSetContent.optional(),
        status: zStatus.optional(),
        access: z.enum(setAccessKinds).optional(),
        deadline: zInstant.nullable().optional(),
        accentColor: zColor.nullable().optional(),
        /** The version the editor was opened on: another one in between answers SET_VERSION_CONFLICT. */
        baseVersion: z.number().int().optional(),
      }),
    )
    .output(zSetDetail),
  cloneDemo: route({
    service,
    method: 'POST',
    path: '/interview/set/clone-demo',
    summary: 'Copy the demo set into the organization',
    policy: member('set.manage'),
    errors: [],
    status: 201,
  })
    .input(z.object({ language: zInterviewLanguage }))
    .output(zSetDetail),
  count: route({
    service,
    method: 'GET',
    path: '/interview/set/count',
    summary: 'Counts of sets by status',
    policy: member('set.read'),
    errors: [],
  }).output(z.object({ total: z.number().int(), byStatus: z.record(z.string(), z.number().int()) })),
}
