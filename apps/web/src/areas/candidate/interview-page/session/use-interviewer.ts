import type { Session } from '@candor/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createLevel, type LevelSource } from '../../../../shared/speech/level-source'
import { speak, type VoiceSource, waitMs } from '../../../../shared/speech/speak'
import { type CurrentSpeech, getSilentState, InterviewerPlayer, type PlayerState } from '../voice/interviewer-player'
import { findQuestionEntry, getInitialPlayedSeq } from './session-updates'
import type { RealtimeConnection } from './use-realtime-connection'

export interface InterviewerVoice {
  /** What is being said, or was said last. */
  caption: string
  isSpeaking: boolean
  level: LevelSource
  /** The sound that plays now, so that a mouth can form it. */
  currentSpeech: CurrentSpeech | null
  /** Who said the last message; null before the first. */
  voiceSource: VoiceSource | null
  /** The present question has been asked to its end. */
  isQuestionAsked: boolean
  /** The last part of the present question is being said, or was. */
  isQuestionClosing: boolean
  /** Nothing is left to say. */
  isQuiet: boolean
  /** Go on to answering at once. */
  skip: () => void
  /** Stand still in mid-word, and go on from there. */
  setPaused: (isPaused: boolean) => void
}

interface Input {
  snapshot: Session
  realtime: RealtimeConnection
  /** The interview is open: a press unlocked sound. */
  isOpen: boolean
  /** Words only. */
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

/** Says the interviewer's messages in their order, one at a time, with the sound that came by the socket where it did. */
export function useInterviewer({ snapshot, realtime, isOpen, isSilent, hasServerVoice }: Input): InterviewerVoice {
  const [store] = useState(() => createPlayer(snapshot, realtime))
  const { player, level } = store
  const state = useSyncExternalStore(store.subscribe, store.get)
  const graceMs = hasServerVoice ? getGraceMs(realtime) : 0
  const input = useRef({ snapshot, isOpen, isSilent, graceMs })
  input.current = { snapshot, isOpen, isSilent, graceMs }
  useEffect(() => {
    player.update({ snapshot, isOpen, isSilent, graceMs })
  }, [player, snapshot, isOpen, isSilent, graceMs])
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
    setPaused: (isPaused) => player.setPaused(isPaused),
  }
}

/** Sound that is on its way is waited for: longer at the opening, when the socket itself is still on its way. */
const PUSH_GRACE_MS = 350
const OPENING_GRACE_MS = 1500
const getGraceMs = ({ state, hasBeenOpen, failures }: RealtimeConnection): number => {
  if (state === 'open') return PUSH_GRACE_MS
  return hasBeenOpen || failures > 0 ? 0 : OPENING_GRACE_MS
}

/** The player hears of a new message after the screen does: until then it only seems to be quiet. */
const hasPlayedAll = ({ messages }: Session, player: InterviewerPlayer): boolean =>
  messages.every(({ role, seq }) => role !== 'interviewer' || player.isPlayed(seq))
