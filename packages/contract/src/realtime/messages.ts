import { z } from 'zod'
import { interviewModes, networkQualities, sessionStates } from '../enums'
import { errorCodes } from '../errors'
import { answerTextLimits, realtimeVersion } from '../limits'
import { zSession, zSessionEvent } from '../sessions/session-shapes'
import { zInstant, zText } from '../shared/primitives'

/**
 * The interview's WebSocket: the same journal and commands as over HTTP, and sound. Text frames are the messages below, binary
 * frames are sound with a header (the domain's `live-frames`). One socket per interview: a later one takes the place of an earlier.
 */

const zSeq = z.number().int().min(0)
const zMs = z.number().int().min(0)
const zOfTake = { turn: z.number().int().min(1), take: z.number().int().min(1) }

/** What the browser sends: sound, words that it recognizes itself, only voice detector reports, or nothing. */
export const hearingKinds = ['audio', 'words', 'voice', 'nothing'] as const
export type HearingKind = (typeof hearingKinds)[number]

/** Why the candidate's turn is stopped although no one made a mistake. */
export const holdReasons = ['device', 'storage', 'hidden', 'question'] as const
export type HoldReason = (typeof holdReasons)[number]

/** What the browser says. Times `atMs` count on the answer's audio clock: from the start of its recording. */
export const zClientMessage = z.discriminatedUnion('type', [
  /** First message. `resumeFrom`: last journal number seen; `heardSeq`: last entry heard to its end. */
  z.object({
    type: z.literal('hello'),
    version: z.literal(realtimeVersion),
    resumeFrom: zSeq,
    heardSeq: zSeq,
    /** The interviewer's sound is to be sent. */
    wantsVoice: z.boolean(),
    hears: z.enum(hearingKinds),
  }),
  z.object({
    type: z.literal('ping'),
    id: zSeq,
    lastSeq: zSeq,
    /** Missing until the page has measured enough. */
    networkQuality: z.enum(networkQualities).optional(),
  }),
  z.object({ type: z.literal('mode'), mode: z.enum(interviewModes) }),
  z.object({ type: z.literal('voice'), isWanted: z.boolean() }),
  z.object({ type: z.literal('hears'), hears: z.enum(hearingKinds) }),
  /** The voice detector: speech began or ended. `speechMs`: all speech of this take so far. */
  z.object({
    type: z.literal('speech'),
    ...zOfTake,
    kind: z.enum(['started', 'ended']),
    atMs: zMs,
    speechMs: zMs,
  }),
  /** Recognized on the device. */
  z.object({
    type: z.literal('words'),
    ...zOfTake,
    text: zText(answerTextLimits.liveWordsCharacters),
    isFinal: z.boolean(),
    startMs: zMs,
    endMs: zMs,
  }),
  /** "I'm done": button or space bar. Idempotent by turn and take. */
  z.object({
    type: z.literal('done'),
    ...zOfTake,
    durationMs: zMs,
    speechMs: zMs,
    segmentCount: z.number().int().min(0).max(999),
  }),
  /** "Let me think". */
  z.object({ type: z.literal('think'), ...zOfTake }),
  /** The candidate began to speak over the interviewer and the sound was stopped here already. */
  z.object({ type: z.literal('bargedIn'), ...zOfTake, atMs: zMs }),
  /** How far an entry was played: advisory, nothing waits for it. */
  z.object({ type: z.literal('played'), seq: zSeq, isOver: z.boolean() }),
  z.object({
    type: z.literal('segments'),
    ...zOfTake,
    durationMs: zMs,
    segmentCount: z.number().int().min(0).max(999),
  }),
  z.object({ type: z.literal('hold'), reason: z.enum(holdReasons) }),
  z.object({ type: z.literal('release') }),
])
export type ClientMessage = z.infer<typeof zClientMessage>

/** What the candidate's turn is doing; see the domain's turn machine. */
export const turnPhases = ['idle', 'asking', 'listening', 'pausing', 'yielding', 'committing', 'held', 'over'] as const
export type TurnPhase = (typeof turnPhases)[number]

export const commitCauses = ['key', 'silence', 'time'] as const
export type CommitCause = (typeof commitCauses)[number]

/** What the server says. */
export const zServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), version: z.literal(realtimeVersion), session: zSession }),
  /** News of the journal, as in the event stream. */
  z.object({ type: z.literal('event'), seq: zSeq, event: zSessionEvent }),
  z.object({
    type: z.literal('pong'),
    id: zSeq,
    serverTime: zInstant,
    state: z.enum(sessionStates),
    remainingMs: z.number().int(),
    isAlmostUp: z.boolean(),
    lastSeq: zSeq,
  }),
  /** `patienceMs`: how long the current silence may last before the interviewer continues; null: without limit. */
  z.object({
    type: z.literal('phase'),
    turn: z.number().int(),
    phase: z.enum(turnPhases),
    patienceMs: zMs.nullable(),
  }),
  /**
   * A part of what the interviewer says, followed by one binary frame with its sound where `mime` is not null. `seq`: the journal
   * entry it belongs to; null: said without a journal entry, as "take your time". `part` counts from 0.
   */
  z.object({
    type: z.literal('speak'),
    utterance: zSeq,
    seq: zSeq.nullable(),
    part: zSeq,
    isLast: z.boolean(),
    text: z.string(),
    mime: z.enum(['audio/wav', 'audio/mpeg']).nullable(),
    durationMs: zMs.nullable(),
  }),
  /** What was said as this utterance is that entry of the journal: it is not to be said again. */
  z.object({ type: z.literal('said'), utterance: zSeq, seq: zSeq }),
  z.object({ type: z.literal('hush'), utterance: zSeq.nullable() }),
  /** What the server has understood of the present answer so far; the transcript of the recording takes its place. */
  z.object({ type: z.literal('partial'), ...zOfTake, text: z.string() }),
  /** The answer is over: the recording of this take is to be ended. */
  z.object({ type: z.literal('turnOver'), ...zOfTake, by: z.enum(commitCauses) }),
  z.object({
    type: z.literal('refused'),
    about: z.enum(['done', 'mode', 'message']),
    code: z.enum(errorCodes),
    turn: z.number().int().nullable(),
  }),
  /** The last message: another browser tab or process has the interview now, it is over, or the server stops. */
  z.object({ type: z.literal('bye'), reason: z.enum(['takenOver', 'over', 'restart']) }),
])
export type ServerMessage = z.infer<typeof zServerMessage>

/** The state of the conversation, for readers without its socket. */
export const zLiveStatus = z.object({
  state: z.enum(sessionStates),
  mode: z.enum(interviewModes),
  /** The turn that waits for an answer. */
  turn: z.number().int().nullable(),
  phase: z.enum(turnPhases),
  patienceMs: zMs.nullable(),
  /** A browser holds the interview's socket. */
  isConnected: z.boolean(),
  hears: z.enum(hearingKinds),
  hasVoice: z.boolean(),
})
export type LiveStatus = z.infer<typeof zLiveStatus>
