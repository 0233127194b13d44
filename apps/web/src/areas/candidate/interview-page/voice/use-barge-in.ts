import {
  type BargeInAction,
  type BargeInResult,
  type BargeInState,
  createBargeInGate,
  reduceBargeIn,
} from '@candor/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DetectionFrame } from '../../../../shared/speech/detection/speech-detector'
import type { InterviewerVoice } from '../session/use-interviewer'

/** After this many false stops, the microphone must be picking up the loudspeaker: only the button interrupts. */
const MAX_FALSE_STOPS = 2

interface Input {
  voice: InterviewerVoice
  /** True: the candidate may interrupt the interviewer by speaking. */
  isOn: boolean
  /** The turn whose question is being asked; a new turn resets the state. */
  turn: number | null
  /** A confirmed interruption: the candidate has spoken since `atMs` on the page's clock. */
  onBargeIn: (atMs: number) => void
}

export interface BargeIn {
  onFrame: (frame: DetectionFrame) => void
  /** True: the candidate may already be answering, so the recording must start. */
  isEarly: boolean
  /** True: the microphone picks up the loudspeaker, so only the button interrupts. */
  isEchoHigh: boolean
}

/** Counts the false stops. */
const isFalseStop = (before: BargeInState, { action }: BargeInResult): boolean =>
  action === 'resume' && before.phase === 'stopped'

function applyAction(action: BargeInAction, voice: InterviewerVoice, onEarly: () => void): void {
  // An answer may have begun already, and the recording must contain all of it.
  if (action === 'duck' && !voice.isQuestionAsked) onEarly()
  if (action === 'stop') voice.setPaused(true)
  if (action === 'resume') voice.setPaused(false)
}

/** Lets the candidate interrupt. The device decides, because candidates give up if the interviewer keeps talking. */
export function useBargeIn({ voice, isOn, turn, onBargeIn }: Input): BargeIn {
  const gate = useRef(createBargeInGate())
  const falseStops = useRef(0)
  const [early, setEarly] = useState<number | null>(null)
  const [isEchoHigh, setIsEchoHigh] = useState(false)
  const latest = useRef({ voice, isOn, turn, onBargeIn })
  latest.current = { voice, isOn, turn, onBargeIn }
  useEffect(() => {
    if (isOn) return
    gate.current = createBargeInGate()
    latest.current.voice.setPaused(false)
  }, [isOn])
  const onFrame = useCallback((frame: DetectionFrame) => {
    const { voice: own, isOn: isWanted, turn: at, onBargeIn: mean } = latest.current
    if (!isWanted || falseStops.current >= MAX_FALSE_STOPS) return
    const before = gate.current
    const result = reduceBargeIn(before, { ...frame, isInterviewerSpeaking: own.isSpeaking })
    gate.current = result.state
    applyAction(result.action, own, () => setEarly(at))
    if (isFalseStop(before, result)) falseStops.current += 1
    setIsEchoHigh(falseStops.current >= MAX_FALSE_STOPS)
    if (result.hasBargedIn) mean(result.state.burst?.startedAtMs ?? frame.atMs)
  }, [])
  return { onFrame, isEarly: turn !== null && early === turn, isEchoHigh }
}
