import type { Session } from '@candor/contract'
import { isSaidByInterviewer, voiceRates } from '@candor/domain'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createLevel, type LevelSource } from '../../../../shared/speech/level-source'
import { speak, type VoiceSource, waitMs } from '../../../../shared/speech/speak'
import { type CurrentSpeech, getSilentState, InterviewerPlayer, type PlayerState } from '../voice/interviewer-player'
import { findQuestionEntry, getInitialPlayedSeq } from './session-updates'
import type { RealtimeConnection } from './use-realtime-connection'

export interface InterviewerVoice {
  /** The current or last message. */
  caption: string
  isSpeaking: boolean
  level: LevelSource
  /** The sound that plays now, for lip-sync. */
  currentSpeech: CurrentSpeech | null
  /** Which voice spoke the last message; null before the first. */
  voiceSource: VoiceSource | null
  /** True: the current question was spoken to its end. */
  isQuestionAsked: boolean
  /** True: the last part of the current question is being spoken, or was. */
  isQuestionClosing: boolean
  /** True: nothing is left to speak. */
  isQuiet: boolean
  /** Skips the rest, so that the candidate can answer at once. */
  skip: () => void
  /** Speaks the current question once more. */
  repeat: () => void
  /** Pauses in the middle of a word, and resumes from there. */
  setPaused: (isPaused: boolean) => void
}

interface Input {
  snapshot: Session
  realtime: RealtimeConnection
  /** True: the interview is open, because a press unlocked sound. */
  isOpen: boolean
  /** True: messages are only shown. */
  isSilent: boolean
  hasServerVoice: boolean
}

interface PlayerStore {
  player: InterviewerPlayer
  level: LevelSource
  subscribe: (onChange: () => void) => () => void
  get: () => PlayerState
}

function createPlayer(snapshot: Session, realtime: RealtimeConnection): PlayerStore {
  const listeners = new Set<() => void>()
  const level = createLevel()
  const playedSeq = getInitialPlayedSeq(snapshot)
  realtime.notePlayed(playedSeq)
  let state = getSilentState(playedSeq)
  const player = new InterviewerPlayer({
    playedSeq,
    level,
    say: speak,
    wait: waitMs,
    onChange: (next) => {
      state = next
      realtime.notePlayed(next.playedSeq)
      for (const listener of [...listeners]) listener()
    },
    onPlayed: (seq, isOver) => realtime.send({ type: 'played', seq, isOver }),
  })
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  }
  return { player, level, subscribe, get: () => state }
}

/** Speaks the interviewer's messages in order, with the sound from the socket if it has arrived. */
export function useInterviewer({ snapshot, realtime, isOpen, isSilent, hasServerVoice }: Input): InterviewerVoice {
  const [store] = useState(() => createPlayer(snapshot, realtime))
  const { player, level } = store
  const state = useSyncExternalStore(store.subscribe, store.get)
  const graceMs = hasServerVoice ? getGraceMs(realtime) : 0
  const rate = snapshot.isOwnPace ? voiceRates.ownPace : voiceRates.usual
  const input = useRef({ snapshot, isOpen, isSilent, graceMs, rate })
  input.current = { snapshot, isOpen, isSilent, graceMs, rate }
  useEffect(() => {
    player.update({ snapshot, isOpen, isSilent, graceMs, rate })
  }, [player, snapshot, isOpen, isSilent, graceMs, rate])
  const { subscribe } = realtime
  useEffect(() => {
    const unsubscribe = subscribe({
      onMessage: (message) => player.handleMessage(message),
      onSound: (frame) => player.handleSound(frame),
    })
    // In development React mounts twice: the second mount restarts what the first one stopped.
    player.update(input.current)
    return () => {
      unsubscribe()
      player.stop()
    }
  }, [player, subscribe])
  const question = snapshot.current && findQuestionEntry(snapshot, snapshot.current.turn)
  const isQuestionAsked = question !== null && player.isPlayed(question.seq)
  return {
    caption: state.caption,
    isSpeaking: state.isSpeaking,
    level,
    currentSpeech: state.currentSpeech,
    voiceSource: state.voiceSource,
    isQuestionAsked,
    isQuestionClosing: isQuestionAsked || (question !== null && state.closingSeq === question.seq),
    isQuiet: state.isQuiet && hasPlayedAll(snapshot, player),
    skip: () => player.skipTo(question),
    repeat: () => question && player.repeat(question),
    setPaused: (isPaused) => player.setPaused(isPaused),
  }
}

/** How long to wait for streamed sound: longer at the start, while the socket is still opening. */
const PUSH_GRACE_MS = 350
const OPENING_GRACE_MS = 1500
const getGraceMs = ({ state, hasBeenOpen, failures }: RealtimeConnection): number => {
  if (state === 'open') return PUSH_GRACE_MS
  return hasBeenOpen || failures > 0 ? 0 : OPENING_GRACE_MS
}

/** The player receives a new message after the screen does, so until then it only seems to be quiet. */
const hasPlayedAll = ({ messages }: Session, player: InterviewerPlayer): boolean =>
  messages.every((entry) => !isSaidByInterviewer(entry) || player.isPlayed(entry.seq))
