import { z } from 'zod'

export const redFlagIds = [
  'gap',
  'overlap',
  'short_stays',
  'date_order',
  'inconsistent_years',
  'inconsistent_dates',
  /** Years of work said in the interview, or given in a screening answer, and those of the dated jobs. */
  'answer_years',
  /** A time at an employer said in the interview, and the one of the CV. */
  'answer_dates',
  'degree_after_job',
  'education_incomplete',
  'contact_missing',
  'contact_differs',
  'title_step_down',
  'unexplained_claim',
  'duplicate_text',
  'job_description_copied',
  'hidden_text',
  'injection',
  'unreadable',
] as const

/** Which question a flag suggests; the sentence is in the locale files and filled with the flag's own params. */
export const redFlagQuestions = [
  'ask_period',
  'ask_overlap',
  'ask_moves',
  'ask_dates',
  'ask_years',
  'ask_employer_dates',
  'ask_education',
  'ask_contact',
  'ask_role_change',
  'ask_claim',
  'ask_own_words',
  'ask_document',
] as const

/** Replaces the answer's id when the words are from an answer to a screening question. */
export const screeningSourceId = 'screening'

/** What the candidate said or wrote besides the CV, word for word; offsets are UTF-16 in that answer's text. */
export const zSaid = z.object({
  answerId: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string().min(1),
  /** Media times as those of evidence: null when the answer is typed or has no word times. */
  startMs: z.number().min(0).nullable(),
  endMs: z.number().min(0).nullable(),
})

/** The figures of the CV's rules that an organization may set for itself: their bounds and what they are otherwise. */
export const cvLimitBounds = {
  /** More months than this without anything between two entries are remarked on. */
  gapMonths: { min: 2, max: 36, preset: 6 },
  /** More months than this of two full positions at the same time are reported. */
  overlapMonths: { min: 1, max: 24, preset: 2 },
  /** A stay of fewer months than this is short. */
  shortStayMonths: { min: 3, max: 36, preset: 12 },
  /** So many short stays in the last five years are remarked on. */
  shortStays: { min: 2, max: 10, preset: 3 },
} as const
export const cvLimitIds = ['gapMonths', 'overlapMonths', 'shortStayMonths', 'shortStays'] as const

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().int().min(min).max(max)
export const zCvLimits = z.object({
  gapMonths: within(cvLimitBounds.gapMonths),
  overlapMonths: within(cvLimitBounds.overlapMonths),
  shortStayMonths: within(cvLimitBounds.shortStayMonths),
  shortStays: within(cvLimitBounds.shortStays),
})
export const cvLimitPresets = {
  gapMonths: cvLimitBounds.gapMonths.preset,
  overlapMonths: cvLimitBounds.overlapMonths.preset,
  shortStayMonths: cvLimitBounds.shortStayMonths.preset,
  shortStays: cvLimitBounds.shortStays.preset,
} as const

/** A remark on the CV: neutral, with its rule's figures, the line it rests on and a question to ask. It lowers nothing. */
export const zRedFlag = z.object({
  id: z.enum(redFlagIds),
  /** `info`: worth knowing; `ask`: worth a question. */
  weight: z.enum(['info', 'ask']),
  /** Lines of the CV, word for word; offsets are UTF-16 in the CV's text. Empty for what is missing altogether. */
  quotes: z.array(z.object({ start: z.number().int().min(0), end: z.number().int().min(0), quote: z.string() })),
  /** The candidate's own words that the CV's lines are compared with; only in remarks on such a difference. */
  said: z.array(zSaid).optional(),
  /** Months, dates (`2019-03`) and names that fill the sentence. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  question: z.enum(redFlagQuestions).nullable(),
  /** How surely the dates could be read. */
  confidence: z.enum(['low', 'medium', 'high']),
})

/** One entry of the CV. Months as `YYYY-MM`, or `YYYY` where no month is given. */
export const zCvEntry = z.object({
  kind: z.enum(['job', 'education', 'project']),
  title: z.string(),
  organization: z.string(),
  from: z.string().nullable(),
  /** Null: to this day, or not given (`isCurrent` tells which). */
  to: z.string().nullable(),
  isCurrent: z.boolean(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
})

export const zCvReading = z.object({
  entries: z.array(zCvEntry),
  /** Months in jobs, overlaps counted once; null where no date could be read. */
  experienceMonths: z.number().int().min(0).nullable(),
  sha256: z.string(),
  /** The organization's figures the remarks were raised by; absent in readings from before they could be set. */
  limits: zCvLimits.optional(),
})

export type RedFlagId = (typeof redFlagIds)[number]
export type RedFlagQuestion = (typeof redFlagQuestions)[number]
export type CvLimitId = (typeof cvLimitIds)[number]
export type CvLimits = z.infer<typeof zCvLimits>
export type Said = z.infer<typeof zSaid>
export type RedFlag = z.infer<typeof zRedFlag>
export type CvEntry = z.infer<typeof zCvEntry>
export type CvReading = z.infer<typeof zCvReading>

/** Why a reader of the document can't see words that are in it. */
export const hiddenReasons = [
  'invisible',
  'same_colour',
  'tiny',
  'off_page',
  'hidden_mark',
  'metadata',
  'annotation',
] as const

/** Words of a document that its reader does not see; they are no part of its text. */
export interface HiddenText {
  readonly text: string
  readonly reason: (typeof hiddenReasons)[number]
}
