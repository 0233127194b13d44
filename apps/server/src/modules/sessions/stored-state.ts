import {
  answerStates,
  digitalSourceTypes,
  endReasons,
  interviewLanguages,
  interviewModes,
  practiceTier,
  practiceTiers,
  probeKinds,
  questionKinds,
  retakeReasons,
  sessionStates,
  transcriptStates,
} from '@candor/contract'
import type { SessionMachineState } from '@candor/domain'
import { z } from 'zod'

const zInstantMs = z.number().nullable()
const zSegment = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })

const zPlannedQuestion = z.strictObject({
  questionId: z.string(),
  answerId: z.string(),
  text: z.string(),
  kind: z.enum(questionKinds),
  requirementTerms: z.array(z.string()),
  expectedPoints: z.array(z.string()),
  minCharacters: z.number().nullable(),
})

const zInterruptions = z.array(z.object({ fromMs: z.number(), toMs: zInstantMs }))

/** What was said in a take and what became of it: of every take, and of the answer for the one that counts. */
const takeContent = {
  take: z.number(),
  state: z.enum(answerStates),
  modality: z.enum(['spoken', 'typed']).nullable(),
  text: z.string(),
  speechMs: z.number().nullable(),
  durationMs: z.number(),
  segmentCount: z.number(),
  transcript: z.enum(transcriptStates),
  transcribedBy: z.string().nullable(),
  segments: z.array(zSegment).nullable(),
  interruptions: zInterruptions,
}

const zTake = z.strictObject({
  ...takeContent,
  replaces: z.number().nullable(),
  startedAtMs: zInstantMs,
  endedAtMs: zInstantMs,
})

const zAnswer = z.strictObject({
  answerId: z.string(),
  turn: z.number(),
  questionId: z.string(),
  questionIndex: z.number(),
  questionText: z.string(),
  questionDigitalSource: z.enum(digitalSourceTypes).optional(),
  isFollowUp: z.boolean(),
  probeKind: z.enum(probeKinds).nullable(),
  ...takeContent,
  askedAtMs: z.number(),
  firstStartedAtMs: zInstantMs,
  firstEndedAtMs: zInstantMs,
  shortAttempts: z.number(),
  // Absent from what was stored before there were retakes.
  replaces: z.number().nullable().default(null),
  retaken: z.strictObject({ startedAtMs: z.number(), endedAtMs: z.number() }).nullable().default(null),
  otherTakes: z.array(zTake).default([]),
  lastTake: z.number().default(1),
  setRetakeCount: z.number().default(0),
})

const zRetake = z.strictObject({
  turn: z.number(),
  take: z.number(),
  // Absent from what was stored before sets could allow retakes.
  reason: z.enum(retakeReasons).default('fault'),
  startedAtMs: z.number(),
  leftMs: z.number(),
  untilMs: z.number(),
  segmentCount: z.number(),
})

const zClock = z.strictObject({
  allowanceMs: z.number(),
  usedMs: z.number(),
  runningSinceMs: zInstantMs,
  lastPingMs: zInstantMs,
  isWarned: z.boolean(),
  // Absent from what was stored before candidates could choose their own pace.
  isUntimed: z.boolean().default(false),
  untimedMs: z.number().default(0),
})

/** The reducer's value as it lies in the database. Strict: a field this code doesn't know must not be dropped on write. */
const zStoredState: z.ZodType<SessionMachineState> = z.strictObject({
  version: z.literal(1),
  state: z.enum(sessionStates),
  endReason: z.enum(endReasons).nullable(),
  isPractice: z.boolean(),
  isRehearsal: z.boolean().default(false),
  // Absent from what was stored while there was one kind of practice.
  practiceTier: z.literal(practiceTiers).default(practiceTier.BASIC),
  mode: z.enum(interviewModes),
  modesOffered: z.array(z.enum(interviewModes)),
  // Until 2026-11 no interview could be taken without consent to AI.
  isAiAllowed: z.boolean().default(true),
  language: z.enum(interviewLanguages),
  plan: z.array(zPlannedQuestion),
  turn: z.number(),
  answers: z.array(zAnswer),
  clock: zClock,
  awaiting: z.strictObject({ for: z.enum(['transcript', 'reply']), turn: z.number(), untilMs: z.number() }).nullable(),
  closing: z.strictObject({ deadlineMs: z.number(), untilMs: z.number() }).nullable(),
  lastProbeKind: z.enum(probeKinds).nullable(),
  lastSeq: z.number(),
  begunAtMs: zInstantMs,
  interruptedAtMs: zInstantMs,
  endedAtMs: zInstantMs,
  numberOfRetakes: z.number().default(0),
  autoSubmitAtMs: zInstantMs,
  retake: zRetake.nullable().default(null),
  pausedMs: z.number().default(0),
  isSubmitted: z.boolean(),
  // Absent from what was stored before accommodations could be asked for.
  heldUntilMs: zInstantMs.default(null),
  isTypingAllowed: z.boolean().default(false),
})

export const readStoredState = (value: unknown): SessionMachineState => zStoredState.parse(value)
