/** When probabilities count as speech. Milliseconds are measured in sound, not by the wall clock. */
export interface EdgeRules {
  /** Speech starts at this probability. */
  positive: number
  /** Speech ends below this probability. Between the two, nothing changes. */
  negative: number
  /** Speech must last this long to start, because a click is shorter. */
  startMs: number
  /** Silence must last this long to end speech, because a stop within a word is shorter. */
  endMs: number
  /** The delay with which the probability rises and falls. */
  lagMs: { start: number; end: number }
}

export interface JudgedFrame {
  probability: number
  /** The piece of sound on the caller's clock. */
  startMs: number
  endMs: number
}

export interface SpeechChange {
  kind: 'started' | 'ended'
  atMs: number
  speechMs: number
}

export interface SpeechEdges {
  /** Null: nothing changed. */
  process: (frame: JudgedFrame) => SpeechChange | null
  isSpeaking: () => boolean
  speechMs: () => number
  /** Sets the rules of a new engine. Speech in progress continues. */
  setRules: (rules: EdgeRules) => void
  /** No more sound arrives. Speech in progress ends at its last frame. */
  endSpeech: () => SpeechChange | null
  /** Resets to silence, with `speechMs` of earlier speech. */
  restart: (speechMs: number) => void
}

interface Run {
  fromMs: number
  toMs: number
  voicedMs: number
}

/** Finds the times at which speech really begins and ends, not when that became certain. */
export function createSpeechEdges(initial: EdgeRules): SpeechEdges {
  let rules = initial
  let run: Run | null = null
  let isOn = false
  let totalMs = 0

  const getLengthMs = (own: Run): number => Math.max(0, own.toMs - own.fromMs)
  const getTotalMs = (): number => Math.round(totalMs + (isOn && run !== null ? getLengthMs(run) : 0))

  const extendRun = ({ startMs, endMs }: JudgedFrame): Run => {
    const stepMs = Math.max(0, endMs - startMs)
    if (run === null || endMs < run.fromMs)
      return { fromMs: Math.max(0, startMs - rules.lagMs.start), toMs: endMs, voicedMs: stepMs }
    return { ...run, toMs: endMs, voicedMs: run.voicedMs + stepMs }
  }
  const close = (own: Run): SpeechChange | null => {
    run = null
    if (!isOn) return null
    isOn = false
    const atMs = Math.max(own.fromMs, own.toMs - rules.lagMs.end)
    totalMs += atMs - own.fromMs
    return { kind: 'ended', atMs, speechMs: Math.round(totalMs) }
  }

  const isVoice = ({ probability }: JudgedFrame): boolean =>
    probability >= rules.positive || (isOn && probability >= rules.negative)
  const onVoice = (frame: JudgedFrame): SpeechChange | null => {
    run = extendRun(frame)
    if (isOn || run.voicedMs < rules.startMs) return null
    isOn = true
    return { kind: 'started', atMs: run.fromMs, speechMs: Math.round(totalMs) }
  }
  const onSilence = (own: Run, frame: JudgedFrame): SpeechChange | null => {
    // The clock was set back, so this is a new recording. Speech in progress belongs to the earlier one.
    if (frame.endMs < own.fromMs) return close({ ...own, fromMs: frame.startMs, toMs: frame.startMs })
    return frame.endMs - own.toMs >= (isOn ? rules.endMs : rules.startMs) ? close(own) : null
  }

  return {
    process: (frame) => {
      if (isVoice(frame)) return onVoice(frame)
      return run === null ? null : onSilence(run, frame)
    },
    endSpeech: () => (run === null ? null : close(run)),
    isSpeaking: () => isOn,
    speechMs: getTotalMs,
    setRules: (next) => {
      rules = next
    },
    restart: (speechMs) => {
      run = null
      isOn = false
      totalMs = speechMs
    },
  }
}
