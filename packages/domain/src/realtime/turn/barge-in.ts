import { turnLimits } from '../../limits'

/** One frame of the microphone. `levelDb` below full scale; `isInterviewerSpeaking`: its sound is being played now. */
export interface BargeInFrame {
  readonly atMs: number
  readonly probability: number
  readonly levelDb: number
  readonly isInterviewerSpeaking: boolean
}

/**
 * `duck`: lower the volume, speech is possible. `stop`: fade out and stop here. `resume`: continue where it was
 * stopped.
 */
export const bargeInActions = ['none', 'duck', 'stop', 'resume'] as const
export type BargeInAction = (typeof bargeInActions)[number]

/** A stretch of speech; `lastMs`: its latest frame with speech in it. */
interface Burst {
  readonly startedAtMs: number
  readonly lastMs: number
  readonly peakDb: number
}

export interface BargeInState {
  /** `stopped`: whether it was an interruption is not known yet. `given`: it was, the candidate has the floor. */
  readonly phase: 'waiting' | 'ducked' | 'stopped' | 'given'
  /** How loud the interviewer comes back through the microphone; null: not heard long enough yet. */
  readonly echoFloorDb: number | null
  /** How much of the interviewer was heard in all. */
  readonly playedMs: number
  readonly lastAtMs: number | null
  readonly burst: Burst | null
  /** The speech level when the interviewer began during speech: sound of that level is not an echo. */
  readonly runningDb: number | null
  readonly lastSpeechMs: number | null
  /** After a stop: the interviewer's sound has really ended. */
  readonly hasStopped: boolean
}

export interface BargeInResult {
  readonly state: BargeInState
  readonly action: BargeInAction
  /** True once, when the candidate certainly interrupts: the caller must inform the server. */
  readonly hasBargedIn: boolean
}

export const createBargeInGate = (): BargeInState => ({
  phase: 'waiting',
  echoFloorDb: null,
  playedMs: 0,
  lastAtMs: null,
  burst: null,
  runningDb: null,
  lastSpeechMs: null,
  hasStopped: false,
})

const isSpeechFrom = 0.5
/** Shorter speech is a click; a shorter gap is within a word. */
const leastSpeechMs = 80
const gapMs = 120
/** Until this much of the interviewer was played, the level of the echo is unknown. */
const warmUpMs = 200
const longestFrameMs = 200
/** The floor follows the loud parts of the echo soon, and forgets them slowly. */
const riseMs = 80
const fallMs = 3_000
const dropRiseDb = 1

const follow = (floorDb: number, levelDb: number, forMs: number): number => {
  const share = 1 - Math.exp(-forMs / (levelDb > floorDb ? riseMs : fallMs))
  return floorDb + share * (levelDb - floorDb)
}

const none = (state: BargeInState): BargeInResult => ({ state, action: 'none', hasBargedIn: false })
const act = (state: BargeInState, action: BargeInAction): BargeInResult => ({ state, action, hasBargedIn: false })

const isAboveEcho = ({ echoFloorDb, playedMs }: BargeInState, levelDb: number): boolean =>
  echoFloorDb !== null && playedMs >= warmUpMs && levelDb >= echoFloorDb + turnLimits.bargeInOverEchoDb
const isRunning = ({ runningDb }: BargeInState, levelDb: number): boolean =>
  runningDb !== null && levelDb > runningDb - turnLimits.bargeInOverEchoDb
const isSomebody = (state: BargeInState, { probability, levelDb }: BargeInFrame): boolean =>
  probability >= isSpeechFrom && (isRunning(state, levelDb) || isAboveEcho(state, levelDb))

const extend = (burst: Burst | null, { atMs, levelDb }: BargeInFrame): Burst => ({
  startedAtMs: burst?.startedAtMs ?? atMs,
  lastMs: atMs,
  peakDb: Math.max(burst?.peakDb ?? levelDb, levelDb),
})
const lengthMs = ({ startedAtMs, lastMs }: Burst): number => lastMs - startedAtMs
const isOver = (burst: Burst, { atMs }: BargeInFrame): boolean => atMs - burst.lastMs > gapMs

/** A burst too short for speech may be the loudest part of the echo, or a "hm": the floor follows it a little. */
const dropBurst = (state: BargeInState): BargeInState => {
  const { burst, echoFloorDb } = state
  const raisedDb =
    burst === null || echoFloorDb === null ? echoFloorDb : Math.min(burst.peakDb, echoFloorDb + dropRiseDb)
  return { ...state, phase: 'waiting', burst: null, runningDb: null, echoFloorDb: raisedDb }
}

const learnEcho = (state: BargeInState, frame: BargeInFrame, forMs: number): BargeInState => ({
  ...state,
  playedMs: state.playedMs + forMs,
  echoFloorDb: state.echoFloorDb === null ? frame.levelDb : follow(state.echoFloorDb, frame.levelDb, forMs),
})

/** Speech over the interviewer has continued for a while. */
const sustain = (state: BargeInState): BargeInResult => {
  const spokenMs = state.burst === null ? 0 : lengthMs(state.burst)
  if (spokenMs >= turnLimits.bargeInMs) return act({ ...state, phase: 'stopped', hasStopped: false }, 'stop')
  if (state.phase === 'waiting' && spokenMs >= leastSpeechMs) return act({ ...state, phase: 'ducked' }, 'duck')
  return none(state)
}

const whilePlaying = (state: BargeInState, frame: BargeInFrame, forMs: number): BargeInResult => {
  if (isSomebody(state, frame)) return sustain({ ...state, burst: extend(state.burst, frame) })
  const isGone = state.burst === null && frame.atMs - (state.lastSpeechMs ?? frame.atMs) > gapMs
  const heard = learnEcho(isGone ? { ...state, runningDb: null } : state, frame, forMs)
  if (heard.burst === null || !isOver(heard.burst, frame)) return none(heard)
  return act(dropBurst(heard), state.phase === 'ducked' ? 'resume' : 'none')
}

/** How loud recent speech was while the interviewer was silent; null: there was none. */
const runningLevel = ({ runningDb, lastSpeechMs }: BargeInState, frame: BargeInFrame): number | null => {
  const isLately = lastSpeechMs !== null && frame.atMs - lastSpeechMs <= gapMs
  const beforeDb = isLately ? runningDb : null
  if (frame.probability < isSpeechFrom) return beforeDb
  return beforeDb === null ? frame.levelDb : Math.max(frame.levelDb, beforeDb - 1)
}

/** The interviewer is silent, or has come to an end by itself. Who speaks now may be spoken over by its next words. */
const whileSilent = (state: BargeInState, frame: BargeInFrame): BargeInResult => {
  const runningDb = runningLevel(state, frame)
  const lastSpeechMs = frame.probability >= isSpeechFrom ? frame.atMs : state.lastSpeechMs
  const silent = { ...state, phase: 'waiting' as const, burst: null, runningDb, lastSpeechMs }
  return act(silent, state.phase === 'ducked' ? 'resume' : 'none')
}

/** Speech after the stop: long enough, or again after a gap, and it was no "hm". */
const hearMore = (state: BargeInState, burst: Burst, frame: BargeInFrame): BargeInResult => {
  const isAgain = isOver(burst, frame)
  const more = extend(burst, frame)
  const isSure = isAgain || lengthMs(more) > turnLimits.backchannelMs
  if (!isSure) return none({ ...state, burst: more })
  return { state: { ...state, phase: 'given', burst: more }, action: 'none', hasBargedIn: true }
}

const afterStop = (state: BargeInState, frame: BargeInFrame): BargeInResult => {
  const { burst } = state
  const isAnother = state.hasStopped && frame.isInterviewerSpeaking
  if (burst === null || isAnother) return none({ ...state, phase: 'waiting', burst: null })
  const noted = { ...state, hasStopped: !frame.isInterviewerSpeaking }
  if (frame.probability >= isSpeechFrom) return hearMore(noted, burst, frame)
  if (frame.atMs - burst.lastMs < turnLimits.backchannelWaitMs) return none(noted)
  return act({ ...noted, phase: 'waiting', burst: null }, 'resume')
}

/** Fed with every frame, in order. Pure: the same frames, the same decisions. */
export const reduceBargeIn = (state: BargeInState, frame: BargeInFrame): BargeInResult => {
  const forMs = Math.min(longestFrameMs, Math.max(0, frame.atMs - (state.lastAtMs ?? frame.atMs)))
  const now = { ...state, lastAtMs: frame.atMs }
  if (now.phase === 'stopped') return afterStop(now, frame)
  if (!frame.isInterviewerSpeaking) return whileSilent(now, frame)
  return now.phase === 'given' ? none(now) : whilePlaying(now, frame, forMs)
}
