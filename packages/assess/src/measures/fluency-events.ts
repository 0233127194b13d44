import type { PreparedAnswer } from '../normalize/prepared-answer'
import { isClean, type Token } from '../normalize/token'

export const silentPauseMs = 400

export interface FluencyCounts {
  cleanWords: number
  fillers: number
  repeats: number
  pauses: number
  /** Stretches without pause or filler. */
  runs: number
  /** First to last word, without the time of fillers and repeats. */
  spokenMs: number
  /** spokenMs without silent pauses. */
  articulatedMs: number
}

export interface FluencyEvent {
  readonly kind: 'filler' | 'repeat' | 'pause'
  readonly from: Token
  readonly to: Token
}

export interface FluencyReading {
  readonly counts: FluencyCounts
  readonly events: FluencyEvent[]
  readonly longestRun: readonly Token[]
}

interface ReadState extends FluencyReading {
  run: Token[]
  longestRun: Token[]
  last: Token | null
  /** End of the last clean word; the whole of a masked name counts as one word. */
  lastEndMs: number
  /** Time of fillers and repeats since the last clean word. */
  disfluencyMs: number
  broken: boolean
}

/**
 * Reads one answer along its time line. Silence between two clean words is what remains after the fillers and repeats between
 * them, so adding or removing a filler neither makes nor hides a pause.
 */
export function readFluencyEvents(answer: PreparedAnswer): FluencyReading {
  const state: ReadState = {
    counts: { cleanWords: 0, fillers: 0, repeats: 0, pauses: 0, runs: 0, spokenMs: 0, articulatedMs: 0 },
    events: [],
    longestRun: [],
    run: [],
    last: null,
    lastEndMs: 0,
    disfluencyMs: 0,
    broken: true,
  }
  for (const stretch of listSpeechRuns(answer)) {
    closeRun(state)
    state.last = null
    for (const token of stretch) processToken(state, token)
  }
  closeRun(state)
  return state
}

/** Tokens with word times; a sentence said twice is not counted twice and leaves no pause behind. */
function listSpeechRuns(answer: PreparedAnswer): Token[][] {
  const all: Token[][] = [[]]
  for (const unit of answer.units) {
    if (unit.dropped === 'duplicate') all.push([])
    else all.at(-1)?.push(...unit.tokens.filter((token) => token.startMs !== null))
  }
  return all.filter((stretch) => stretch.length > 0)
}

function processToken(state: ReadState, token: Token): void {
  if (isClean(token)) processWord(state, token)
  else if (token.disfluency === null) state.lastEndMs = token.endMs ?? state.lastEndMs
  else processDisfluency(state, token)
}

function getDuration(token: Token): number {
  return Math.max(0, (token.endMs ?? 0) - (token.startMs ?? 0))
}

function processDisfluency(state: ReadState, token: Token): void {
  state.disfluencyMs += getDuration(token)
  if (!token.eventHead) return
  const filler = token.disfluency === 'filler'
  if (filler) state.counts.fillers += 1
  else state.counts.repeats += 1
  if (filler) state.broken = true
  state.events.push({ kind: filler ? 'filler' : 'repeat', from: token, to: token })
}

function processWord(state: ReadState, token: Token): void {
  const silence = measureSilenceBefore(state, token)
  const paused = silence >= silentPauseMs
  if (paused && state.last !== null) {
    state.counts.pauses += 1
    state.events.push({ kind: 'pause', from: state.last, to: token })
  }
  if (paused || state.broken) closeRun(state)
  state.counts.cleanWords += 1
  state.counts.spokenMs += getDuration(token) + silence
  state.counts.articulatedMs += getDuration(token) + (paused ? 0 : silence)
  state.run.push(token)
  state.last = token
  state.lastEndMs = token.endMs ?? 0
  state.disfluencyMs = 0
  state.broken = false
}

function measureSilenceBefore(state: ReadState, token: Token): number {
  if (state.last === null) return 0
  return Math.max(0, (token.startMs ?? 0) - state.lastEndMs - state.disfluencyMs)
}

function closeRun(state: ReadState): void {
  if (state.run.length === 0) return
  state.counts.runs += 1
  if (state.run.length > state.longestRun.length) state.longestRun = state.run
  state.run = []
}
