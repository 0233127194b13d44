import {
  type AnswerState,
  type DigitalSource,
  type EndReason,
  type InterviewLanguage,
  type InterviewMode,
  type PracticeTier,
  type ProbeKind,
  practiceTier,
  type QuestionKind,
  type RetakeReason,
  type SessionState,
  type TranscriptState,
} from '@candor/contract'
import { sessionLimits } from '../../limits'

/** One question of the frozen plan. `answerId` is made by the server when the session is created and never changes. */
export interface PlannedQuestion {
  readonly questionId: string
  readonly answerId: string
  readonly text: string
  readonly kind: QuestionKind
  readonly requirementTerms: readonly string[]
  readonly expectedPoints: readonly string[]
  /** A typed answer shorter than this is refused; null: never. */
  readonly minCharacters: number | null
}

/** Times from the start of the answer's recording. */
export interface AnswerSegment {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
}

/** A stretch without the candidate; `toMs` is null while it lasts. */
export interface Interruption {
  readonly fromMs: number
  readonly toMs: number | null
}

/** What was said in one take and what became of it. */
interface TakeContent {
  readonly take: number
  /** The take that counted before this one was given; null: this is the first. */
  readonly replaces: number | null
  readonly state: AnswerState
  readonly modality: 'spoken' | 'typed' | null
  readonly text: string
  readonly speechMs: number | null
  readonly durationMs: number
  readonly segmentCount: number
  readonly transcript: TranscriptState
  readonly transcribedBy: string | null
  readonly segments: readonly AnswerSegment[] | null
  readonly interruptions: readonly Interruption[]
}

/** What came of one take of an answer. Instants are epoch milliseconds. */
export interface AnswerTakeState extends TakeContent {
  readonly startedAtMs: number | null
  readonly endedAtMs: number | null
}

/** One asked turn and what came of it: the content of the take that counts, at the first take's times. */
export interface SessionAnswerState extends TakeContent {
  readonly answerId: string
  readonly turn: number
  readonly questionId: string
  /** Place of the planned question, from 0. */
  readonly questionIndex: number
  /** The words asked in this turn: the question's, or the follow-up's. */
  readonly questionText: string
  /** Of a follow-up's words; absent for a question of the set. */
  readonly questionDigitalSource?: DigitalSource | undefined
  readonly isFollowUp: boolean
  readonly probeKind: ProbeKind | null
  readonly askedAtMs: number
  readonly firstStartedAtMs: number | null
  readonly firstEndedAtMs: number | null
  /** Commits refused as too short so far. */
  readonly shortAttempts: number
  /** When the take that counts was given; null while that is the first. */
  readonly retaken: { readonly startedAtMs: number; readonly endedAtMs: number } | null
  /** Takes that were committed and don't count now. */
  readonly otherTakes: readonly AnswerTakeState[]
  /** Committed retakes of this answer that the set allowed; one that was reverted counts, too. */
  readonly setRetakeCount: number
  /** Highest number a take of this answer was ever given; a retake that was given up has used one up, too. */
  readonly lastTake: number
}

/** An answer that is being retaken after the end; the countdown to the submission is stopped. */
export interface RetakeState {
  readonly turn: number
  readonly take: number
  readonly reason: RetakeReason
  readonly startedAtMs: number
  /** What was left of the countdown. */
  readonly leftMs: number
  /** Until when the countdown is stopped. */
  readonly untilMs: number
  readonly segmentCount: number
}

export interface SessionClock {
  readonly allowanceMs: number
  /** Used up in earlier runs; the present run is counted from `runningSinceMs`. */
  readonly usedMs: number
  readonly runningSinceMs: number | null
  readonly lastPingMs: number | null
  readonly isWarned: boolean
  /** At the candidate's own pace: the present run uses nothing of the allowance. */
  readonly isUntimed: boolean
  /** Time spent at the candidate's own pace in earlier runs. Only the technical limit counts it. */
  readonly untimedMs: number
}

/** What the machine waits for after a commit; it continues by itself at `untilMs`. */
export interface Awaiting {
  readonly for: 'transcript' | 'reply'
  readonly turn: number
  readonly untilMs: number
}

/** The time is up and what was captured before `deadlineMs` may still be committed until `untilMs`. */
export interface Closing {
  readonly deadlineMs: number
  readonly untilMs: number
}

/** The whole state of one interview session, a JSON value: stored as it is, so that any process can continue it. */
export interface SessionMachineState {
  readonly version: 1
  readonly state: SessionState
  readonly endReason: EndReason | null
  readonly isPractice: boolean
  /** A practice with the set's own questions. */
  readonly isRehearsal: boolean
  /** Which practice it is; BASIC also where it is none. */
  readonly practiceTier: PracticeTier
  readonly mode: InterviewMode
  /** The set's modes that go with the consents: without consent to a recording only the typed ones. */
  readonly modesOffered: readonly InterviewMode[]
  /** Without consent to AI nothing reads the answers: no follow-up is asked and the engine assesses nothing. */
  readonly isAiAllowed: boolean
  readonly language: InterviewLanguage
  readonly plan: readonly PlannedQuestion[]
  /** Turns are counted from 1; 0 before the first question. */
  readonly turn: number
  /** One per asked turn, in the order of asking; the last is the current one. */
  readonly answers: readonly SessionAnswerState[]
  readonly clock: SessionClock
  readonly awaiting: Awaiting | null
  readonly closing: Closing | null
  readonly lastProbeKind: ProbeKind | null
  /** Number of the last journal entry. */
  readonly lastSeq: number
  readonly begunAtMs: number | null
  readonly interruptedAtMs: number | null
  readonly endedAtMs: number | null
  /** How many retakes the set allows, free of charge and without a fault. */
  readonly numberOfRetakes: number
  /** Null while a retake runs. */
  readonly autoSubmitAtMs: number | null
  readonly retake: RetakeState | null
  /** How long the countdown has stood still for retakes that are over. */
  readonly pausedMs: number
  readonly isSubmitted: boolean
  /** Until when it can be continued because an accommodation was asked for; null: none was. */
  readonly heldUntilMs: number | null
  /** The company allowed this candidate to type, whatever the set offers. */
  readonly isTypingAllowed: boolean
}

export interface CreateSessionInput {
  readonly mode: InterviewMode
  readonly modesOffered: readonly InterviewMode[]
  readonly isAiAllowed: boolean
  readonly language: InterviewLanguage
  readonly plan: readonly PlannedQuestion[]
  /** The set's duration; null: the default of 300 s. */
  readonly durationMinutes: number | null
  /** How many retakes the set allows. */
  readonly numberOfRetakes: number
  readonly isPractice: boolean
  readonly isRehearsal: boolean
  /** Not given: BASIC. */
  readonly practiceTier?: PracticeTier
  /** The candidate chose their own pace before the interview was planned. */
  readonly isOwnPace?: boolean
}

/** A session that has not begun: its clock is stopped. */
export const createSession = (input: CreateSessionInput): SessionMachineState => ({
  version: 1,
  state: 'created',
  endReason: null,
  isPractice: input.isPractice,
  isRehearsal: input.isRehearsal,
  practiceTier: input.practiceTier ?? practiceTier.BASIC,
  mode: input.mode,
  modesOffered: input.modesOffered,
  isAiAllowed: input.isAiAllowed,
  language: input.language,
  plan: input.plan,
  turn: 0,
  answers: [],
  clock: {
    allowanceMs: input.durationMinutes === null ? sessionLimits.defaultDurationMs : input.durationMinutes * 60_000,
    usedMs: 0,
    runningSinceMs: null,
    lastPingMs: null,
    isWarned: false,
    isUntimed: input.isOwnPace ?? false,
    untimedMs: 0,
  },
  awaiting: null,
  closing: null,
  lastProbeKind: null,
  lastSeq: 0,
  begunAtMs: null,
  interruptedAtMs: null,
  endedAtMs: null,
  numberOfRetakes: input.numberOfRetakes,
  autoSubmitAtMs: null,
  retake: null,
  pausedMs: 0,
  isSubmitted: false,
  heldUntilMs: null,
  isTypingAllowed: false,
})
