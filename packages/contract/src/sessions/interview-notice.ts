import { z } from 'zod'
import { engineIds } from '../assessments/judge-exam'
import { zInstant } from '../shared/primitives'

/** Raised when a reader of the notice has to change. */
export const interviewNoticeVersion = 1

const zText = z.string().min(1)
const zInBoth = z.object({ en: zText, vi: zText })
const zNamed = z.object({ id: zText, name: zInBoth })

/** Which software assesses answers: the built-in engine with its version, or a model by its name. */
export const zAssessedBy = z.object({ engine: z.enum(engineIds), name: zText })
export type AssessedBy = z.infer<typeof zAssessedBy>

/** What anyone may know of the AI in an interview before it begins. It holds nothing that candidates can't see. */
export const zInterviewNotice = z.object({
  $schema: z.url(),
  noticeVersion: z.literal(interviewNoticeVersion),
  url: z.url(),
  interviewUrl: z.url(),
  lastChangedAt: zInstant,
  product: z.object({ name: zText, version: zText }),
  organizationName: zText,
  positionName: zText,
  /** The facts in a few sentences. */
  summary: zInBoth,
  interviewer: z.object({
    isAi: z.literal(true),
    /** The model that may ask follow-ups; null: the built-in rules ask them. */
    model: z.string().nullable(),
    /** The server's synthetic voice; null: the browser's own, or none. */
    voice: z.string().nullable(),
  }),
  assessment: z.object({
    by: zAssessedBy,
    rubricVersion: zText,
    assessed: z.array(zNamed),
    neverAssessed: z.array(zNamed).min(1),
    /** Signals are noticed on the candidate's device with their consent, and are not part of a level. */
    hasIntegritySignals: z.boolean(),
  }),
  decision: z.object({ decidedBy: z.literal('people'), text: zInBoth }),
  recording: zInBoth,
  retention: zInBoth,
  contact: z.object({
    /** Whom the organization names, in its own words. */
    organization: z.string().nullable(),
    operatorEmail: z.string().nullable(),
    supportUrl: z.url(),
  }),
})
export type InterviewNotice = z.infer<typeof zInterviewNotice>
