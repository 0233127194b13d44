import { z } from 'zod'
import { zResponseRate } from '../company/response-rate'
import {
  accessKinds,
  accessRefusals,
  answerModalities,
  answerStates,
  consentPurposes,
  cvRequests,
  endReasons,
  interviewers,
  messageRoles,
  messageTypes,
  practiceTier,
  practiceTiers,
  retakeReasons,
  retakeStates,
  sessionStates,
  speedLabels,
  transcriptStates,
  uploadStates,
} from '../enums'
import { answerTextLimits } from '../limits'
import { zAccent, zLogoUrl } from '../shared/branding'
import { digitalSourceTypes } from '../shared/digital-sources'
import { zEmail, zId, zInstant, zInterviewLanguage, zMode, zName, zPublicLink, zText } from '../shared/primitives'
import { zFaultReport } from './fault-report'
import { zAssessedBy } from './interview-notice'

export const zChatEntry = z.object({
  /** Place in the session's journal; strictly growing, with gaps. */
  seq: z.number().int(),
  content: z.string(),
  timestamp: zInstant,
  role: z.enum(messageRoles),
  type: z.enum(messageTypes),
  turn: z.number().int(),
  /** Where the interviewer's voice for this entry can be fetched, or null: the browser's own voice or captions alone. */
  voiceUrl: z.string().nullable(),
  /** Of the content. Absent: a fixed text, a person's words, or an entry from before this was noted. */
  digitalSource: z.enum(digitalSourceTypes).optional(),
})
export type ChatEntry = z.infer<typeof zChatEntry>

export const zSegmentState = z.object({
  uploadId: zId,
  segmentIndex: z.number().int(),
  state: z.enum(uploadStates),
  storedBytes: z.number().int(),
})
export const zSessionAnswer = z.object({
  answerId: zId,
  turn: z.number().int(),
  take: z.number().int(),
  state: z.enum(answerStates),
  transcript: z.enum(transcriptStates),
  text: z.string(),
  segments: z.array(zSegmentState),
  faultReport: zFaultReport,
  /** Why it may be retaken, free of charge; null: it may not. */
  retakeReason: z.enum(retakeReasons).nullable(),
  /** An earlier take can be made to count again. */
  canRevert: z.boolean(),
  /** Whether it was retaken, once or more often. A retake that was reverted counts, too. */
  retakeState: z.literal(retakeStates),
})
export const zCurrentTurn = z.object({
  turn: z.number().int(),
  answerId: zId,
  take: z.number().int(),
  questionText: z.string(),
  /** Of a follow-up's text. Absent: a question of the set, or one asked before this was noted. */
  questionDigitalSource: z.enum(digitalSourceTypes).optional(),
  /** Planned questions, counted from 1; a follow-up keeps its question's number. */
  questionNumber: z.number().int(),
  questionCount: z.number().int(),
  isFollowUp: z.boolean(),
  minCharacters: z.number().int().nullable(),
})

/** An answer that is being retaken after the end: recorded like a turn, committed by `submit-retake`. */
export const zRetake = zCurrentTurn.extend({
  reason: z.enum(retakeReasons),
  /** How the answer was given that is retaken; null: nothing is known of it. */
  modality: z.enum(answerModalities).nullable(),
  /** When the submission continues without it. */
  expiresAt: zInstant,
})

/** Everything a browser needs to show a session from nothing: after a reload it continues from this. */
export const zSession = z.object({
  id: zId,
  state: z.enum(sessionStates),
  endReason: z.enum(endReasons).nullable(),
  isPractice: z.boolean(),
  /** A practice with the set's own questions, by a member of the organization. */
  isRehearsal: z.boolean(),
  mode: zMode,
  /** The set's modes that go with the consents given. */
  modes: z.array(zMode),
  language: zInterviewLanguage,
  /** Server's clock when this was made; the browser counts from here and decides nothing. */
  serverTime: zInstant,
  remainingMs: z.number().int(),
  isClockRunning: z.boolean(),
  isAlmostUp: z.boolean(),
  /** The candidate chose their own pace: no clock counts, and `remainingMs` is only the technical limit. */
  isOwnPace: z.boolean(),
  current: zCurrentTurn.nullable(),
  messages: z.array(zChatEntry),
  answers: z.array(zSessionAnswer),
  /** When the answers are submitted by themselves; null before the end. */
  autoSubmitAt: zInstant.nullable(),
  retake: zRetake.nullable(),
  /** How many answers the set allows to retake, free of charge. */
  numberOfRetakes: z.number().int().min(0),
  /** How many of these are left. A retake after a fault uses none. */
  retakesLeft: z.number().int().min(0),
  isSubmitted: z.boolean(),
  lastSeq: z.number().int(),
})
export type Session = z.infer<typeof zSession>
export type SessionAnswer = z.infer<typeof zSessionAnswer>
export type CurrentTurn = z.infer<typeof zCurrentTurn>

/** Consent texts are the web's; their version and the hash of the shown text are what is stored. */
export const zConsent = z.object({
  purpose: z.enum(consentPurposes),
  version: z.string().min(1).max(40),
  textSha256: z.string().regex(/^[0-9a-f]{64}$/),
})

export const zInterviewAccess = z.object({
  may: z.enum(accessKinds),
  /** Why no new interview can be started; null: one can. */
  whyNot: z.enum(accessRefusals).nullable(),
})
export type InterviewAccess = z.infer<typeof zInterviewAccess>

/** The interview as the candidate sees it before it begins. */
export const zInterviewIntro = z.object({
  linkId: zPublicLink,
  organizationName: z.string(),
  logoUrl: zLogoUrl,
  accent: zAccent.nullable(),
  positionName: z.string(),
  durationMs: z.number().int(),
  questionCount: z.number().int(),
  languages: z.array(zInterviewLanguage),
  modes: z.array(zMode),
  interviewer: z.enum(interviewers),
  cvRequest: z.enum(cvRequests),
  screeningQuestionCount: z.number().int(),
  /** Signals are noticed on the candidate's device, where they agree. */
  hasIntegritySignals: z.boolean(),
  /** Candidates get their result after the assessment. */
  isResultShared: z.boolean(),
  /** Why they don't, in the languages of the set; empty where it is shared or an old set has no reason. */
  resultOffReason: z.partialRecord(zInterviewLanguage, z.string()),
  /** Whom to ask for another way than being recorded; null where one may type. */
  alternativeContact: z.string().nullable(),
  /** The company in its own words, in the languages of the set; empty where it says nothing. Plain text. */
  companyIntro: z.partialRecord(zInterviewLanguage, z.string()),
  hasServerTranscription: z.boolean(),
  hasServerVoice: z.boolean(),
  /** Which software assesses the answers. */
  assessedBy: zAssessedBy,
  /** Whom to ask about the AI: the organization's contact, else the operator's; null: neither is known. */
  aiContact: z.string().nullable(),
  /** How reliably the company replies; null: it doesn't show it, or too few people were promised a reply. */
  responseRate: zResponseRate.nullable(),
  /** How many more interviews this browser's person may submit; of a person who isn't known, all that the set allows. */
  attemptsLeft: z.number().int().min(0),
  access: zInterviewAccess,
  /** How many answers of the interview the set allows to retake, between its end and the submission. */
  numberOfRetakes: z.number().int().min(0),
  /** The practices that are offered. */
  practiceTiers: z.array(z.literal(practiceTiers)),
  /** Whom the personal code of the request invites; null: it had none. */
  invitation: z.object({ email: z.string(), name: z.string() }).nullable(),
  /** This browser's own interview of this set, if it has one: offered for resuming. */
  session: zSession.nullable(),
})
export type InterviewIntro = z.infer<typeof zInterviewIntro>

/** A candidate's committed turn. Idempotent by (sessionId, turn, take): the same again answers the same. */
export const zTurn = z.object({
  sessionId: zId,
  turn: z.number().int().min(0),
  take: z.number().int().min(1),
  mode: zMode,
  /** Typed words, or words recognized on the device; null when the server must transcribe the recording. */
  text: zText(answerTextLimits.characters).nullable(),
  source: z.enum(['typed', 'device', 'server']),
  /** Recognized on the device: segments with times from the start of the answer's recording. */
  segments: z
    .array(
      z.object({
        text: zText(answerTextLimits.characters),
        startMs: z.number().int().min(0),
        endMs: z.number().int().min(0),
      }),
    )
    .max(500)
    .nullable(),
  /** Measured speech, for the five-second rule; null where nothing was spoken. */
  speechMs: z.number().int().min(0).nullable(),
  durationMs: z.number().int().min(0),
  /** Recorded segments that belong to this take; each was begun as an upload. */
  segmentCount: z.number().int().min(0).max(999),
})
export type Turn = z.infer<typeof zTurn>

export const zStartInterview = z.object({
  linkId: zPublicLink,
  code: z.string().max(64).optional(),
  language: zInterviewLanguage,
  mode: zMode,
  isPractice: z.boolean().default(false),
  /** Which practice; of an interview and a rehearsal it says nothing. */
  practiceTier: z.literal(practiceTiers).default(practiceTier.BASIC),
  /** A practice with the set's own questions, for recruiters of its organization. The set need not be open. */
  isRehearsal: z.boolean().default(false),
  firstName: zName,
  lastName: zName,
  email: zEmail,
  /** From a mailed code (`verify/email-otp`). Needed where EMAIL_PROOF_REQUIRED was answered. */
  emailProof: z.string().max(200).optional(),
  isTermsAccepted: z.literal(true),
  /** One per purpose that the candidate agrees to; none is needed to answer by typing. */
  consents: z.array(zConsent).max(consentPurposes.length),
})
export type StartInterview = z.infer<typeof zStartInterview>

export const zSpeedTest = z.object({
  sizeBytes: z.number().int(),
  durationMs: z.number(),
  uploadKbps: z.number(),
  label: z.enum(speedLabels),
})

/** One server-sent event: its id is the journal's seq. */
export const zSessionEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), entry: zChatEntry }),
  z.object({ type: z.literal('session'), session: zSession }),
])
export type SessionEvent = z.infer<typeof zSessionEvent>
