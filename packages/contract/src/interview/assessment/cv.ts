import { z } from 'zod'

export const redFlagIds = [
  'gap',
  'overlap',
  'short_stays',
  'date_order',
  'inconsistent_years',
  'inconsistent_dates',
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
  'ask_education',
  'ask_contact',
  'ask_role_change',
  'ask_claim',
  'ask_own_words',
  'ask_document',
] as const

/** A remark on the CV: neutral, with its rule's figures, the line it rests on and a question to ask. It lowers nothing. */
export const zRedFlag = z.object({
  id: z.enum(redFlagIds),
  /** `info`: worth knowing; `ask`: worth a question. */
  weight: z.enum(['info', 'ask']),
  /** Lines of the CV, word for word; offsets are UTF-16 in the CV's text. Empty for what is missing altogether. */
  quotes: z.array(z.object({ start: z.number().int().min(0), end: z.number().int().min(0), quote: z.string() })),
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
})

export type RedFlagId = (typeof redFlagIds)[number]
export type RedFlagQuestion = (typeof redFlagQuestions)[number]
export type RedFlag = z.infer<typeof zRedFlag>
export type CvEntry = z.infer<typeof zCvEntry>
export type CvReading = z.infer<typeof zCvReading>

/** Why somebody who looks at a document does not see words that are in it. */
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
