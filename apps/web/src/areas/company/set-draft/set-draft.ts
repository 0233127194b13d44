import {
  backgroundFacts,
  detectLanguage,
  type InterviewLanguage,
  interviewers,
  setLimits,
  zInterviewLanguage,
  zMode,
  zQuestion,
  zRequirement,
  zScreeningQuestion,
  zSetContent,
} from '@candor/contract'
import { z } from 'zod'
import { presetContent, type SetForm } from '../set-editor/set-form'

/** How a set is begun. */
export const beginnings = ['description', 'upload', 'title', 'questions', 'duplicate'] as const
export type Beginning = (typeof beginnings)[number]

const zParsedData = z.object({
  /** The title of the job, as it was found. Names that repeat it are not the recruiter's own. */
  title: z.string().nullable(),
  /** Of the drafted texts; null until something is drafted. */
  language: zInterviewLanguage.nullable(),
  /** 'builtin' or a model's id; null: a person wrote everything. */
  producedBy: z.string().nullable(),
  /** By question, the text as it was drafted and by what: it counts until a person changes it. */
  draftedQuestions: z.record(z.string(), z.object({ text: z.string(), producedBy: z.string() })).default({}),
  leftOut: z.array(z.string()),
  notCovered: z.array(z.object({ text: z.string(), kind: z.enum(['duty', 'requirement']) })),
  /** How many questions to draft. */
  questionCount: z.number().int().min(1).max(12),
  /** A position of its own, although another has the same name. */
  isNewPosition: z.boolean(),
  /** Choices of the set that have no field of their own in the draft; a duplicate takes them from its original. */
  settings: zSetContent
    .omit({
      positionName: true,
      jobDescription: true,
      requirements: true,
      questions: true,
      screeningQuestions: true,
      languages: true,
      interviewer: true,
      durationMinutes: true,
      numberOfRetakes: true,
    })
    .extend({ modes: z.array(zMode) }),
})

/** The fields of the specification. Entries may be empty while they are typed. */
export const zSetDraft = z.object({
  selectedOption: z.enum(beginnings).nullable(),
  duplicateInterviewSetId: z.string().nullable(),
  jobDescriptionText: z.string(),
  /** The file is read once; its bytes are not stored. */
  selectedFile: z.object({ name: z.string(), size: z.number(), type: z.string() }).nullable(),
  /** What was read from the source. */
  parsedData: zParsedData,
  requirements: z.array(zRequirement.extend({ name: z.string() })),
  interviewQuestions: z.array(
    zQuestion.extend({
      text: z.string(),
      expectedPoints: z.array(z.string()),
      criteria: z.array(zQuestion.shape.criteria.element.extend({ name: z.string() })),
    }),
  ),
  interviewSetName: z.string(),
  positionName: z.string(),
  interviewDuration: z.number().nullable(),
  /** Null: the language of the source. */
  selectedLanguages: z.array(zInterviewLanguage).nullable(),
  selectedInterviewer: z.enum(interviewers),
  creationMethod: z.enum(['quick', 'steps']),
  numberOfRetakes: z.number().int().min(setLimits.numberOfRetakes.min).max(setLimits.numberOfRetakes.max),
  screeningQuestions: z.array(
    zScreeningQuestion.extend({
      label: z.string(),
      options: z.array(z.string()).max(20),
      facts: z.array(z.enum(backgroundFacts)).optional(),
    }),
  ),
  /** Of the questions step. */
  viewMode: z.enum(['questions', 'coverage']),
})
export type SetDraftState = z.infer<typeof zSetDraft>
export type ParsedData = z.infer<typeof zParsedData>

export const emptyDraft = (): SetDraftState => ({
  selectedOption: null,
  duplicateInterviewSetId: null,
  jobDescriptionText: '',
  selectedFile: null,
  parsedData: {
    title: null,
    language: null,
    producedBy: null,
    draftedQuestions: {},
    leftOut: [],
    notCovered: [],
    questionCount: 6,
    isNewPosition: false,
    settings: { modes: presetContent.modes, requiresCv: presetContent.requiresCv },
  },
  requirements: [],
  interviewQuestions: [],
  interviewSetName: '',
  positionName: '',
  interviewDuration: setLimits.durationMinutes.preset,
  selectedLanguages: null,
  selectedInterviewer: presetContent.interviewer,
  creationMethod: 'steps',
  numberOfRetakes: setLimits.numberOfRetakes.preset,
  screeningQuestions: presetContent.screeningQuestions,
  viewMode: 'questions',
})

/** Something is there to review: drafted, copied or typed. */
export const hasRows = ({ parsedData, requirements, interviewQuestions }: SetDraftState): boolean =>
  parsedData.producedBy !== null || requirements.length > 0 || interviewQuestions.length > 0

const detectSourceLanguage = ({ selectedOption, positionName, jobDescriptionText }: SetDraftState): InterviewLanguage =>
  detectLanguage(selectedOption === 'title' ? positionName : jobDescriptionText)

/** The language that texts are drafted in: the chosen one, else the one of the source. */
export const getDraftLanguage = (draft: SetDraftState): InterviewLanguage =>
  draft.selectedLanguages?.[0] ?? detectSourceLanguage(draft)

/** The languages of the interview: the chosen ones, else the one of the texts. */
export function getLanguages(draft: SetDraftState): InterviewLanguage[] {
  const { selectedLanguages, parsedData, interviewQuestions } = draft
  const typed = interviewQuestions.map(({ text }) => text).join(' ')
  return (
    selectedLanguages ?? [parsedData.language ?? (typed === '' ? detectSourceLanguage(draft) : detectLanguage(typed))]
  )
}

/** There is a text or a title to draft from. */
export const hasSource = ({ selectedOption, positionName, jobDescriptionText }: SetDraftState): boolean =>
  (selectedOption === 'title' ? positionName : jobDescriptionText).trim() !== ''

/** The set that the draft becomes. */
export const toForm = (draft: SetDraftState): SetForm => ({
  name: draft.interviewSetName,
  content: {
    ...presetContent,
    ...draft.parsedData.settings,
    positionName: draft.positionName,
    jobDescription: draft.jobDescriptionText,
    languages: getLanguages(draft),
    requirements: draft.requirements,
    questions: draft.interviewQuestions,
    screeningQuestions: draft.screeningQuestions,
    interviewer: draft.selectedInterviewer,
    durationMinutes: draft.interviewDuration,
    numberOfRetakes: draft.numberOfRetakes,
  },
})
