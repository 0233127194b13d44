import type { Session } from '@candor/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createLevel, type LevelSource } from '../../../../shared/speech/level-source'
import { type Spoken, speak, waitMs } from '../../../../shared/speech/speak'
import { InterviewerPlayer, type NowSaying, type PlayerState, silentState } from '../voice/interviewer-player'
import { heardSeqAtOpening, questionEntry } from './session-updates'
import type { Link } from './use-realtime-connection'

export interface InterviewerVoice {
  /** What is being said, or was said last. */
  caption: string
  isSpeaking: boolean
  level: LevelSource
  /** The sound that is heard now, so that a mouth can form it. */
  saying: NowSaying | null
  /** Who said the last message; null before the first. */
  spoken: Spoken | null
  /** The present question has been asked to its end. */
  isQuestionAsked: boolean
  /** The last part of the present question is being said, or was. */
  isQuestionClosing: boolean
  /** Nothing is left to say. */
  isQuiet: boolean
  /** Go on to answering at once. */
  skip: () => void
  /** Stand still in mid-word, and go on from there. */
  setHeld: (isHeld: boolean) => void
}

interface Input {
  session: Session
  link: Link
  /** The room is open: sound was unlocked by a press. */
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

function createPlayer(session: Session, link: Link): PlayerStore {
  const listeners = new Set<() => void>()
  const level = createLevel()
  const heardSeq = heardSeqAtOpening(session)
  link.noteHeard(heardSeq)
  let state = silentState(heardSeq)
  const player = new InterviewerPlayer({
    heardSeq,
    level,
    say: speak,
    wait: waitMs,
    onChange: (next) => {
      state = next
      link.noteHeard(next.heardSeq)
      for (const listener of [...listeners]) listener()
    },
    onPlayed: (seq, isOver) => link.send({ type: 'played', seq, isOver }),
  })
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  }
  return { player, level, subscribe, get: () => state }
}

/** Says the interviewer's messages in their order, one at a time, with the sound that came by the socket where it did. */
export function useInterviewer({ session, link, isOpen, isSilent, hasServerVoice }: Input): InterviewerVoice {
  const [store] = useState(() => createPlayer(session, link))
  const { player, level } = store
  const state = useSyncExternalStore(store.subscribe, store.get)
  const graceMs = hasServerVoice ? graceOf(link) : 0
  const input = useRef({ session, isOpen, isSilent, graceMs })
  input.current = { session, isOpen, isSilent, graceMs }
  useEffect(() => {
    player.update({ session, isOpen, isSilent, graceMs })
  }, [player, session, isOpen, isSilent, graceMs])
  const { subscribe } = link
  useEffect(() => {
    const still = subscribe({
      onMessage: (message) => player.take(message),
      onSound: (frame) => player.takeSound(frame),
    })
    // In development React mounts twice: what was stopped goes on.
    player.update(input.current)
    return () => {
      still()
      player.stop()
    }
  }, [player, subscribe])
  const question = session.current && questionEntry(session, session.current.turn)
  const isQuestionAsked = question !== null && player.isHeard(question.seq)
  return {
    caption: state.caption,
    isSpeaking: state.isSpeaking,
    level,
    saying: state.saying,
    spoken: state.spoken,
    isQuestionAsked,
    isQuestionClosing: isQuestionAsked || (question !== null && state.closingSeq === question.seq),
    isQuiet: state.isQuiet && isAllHeard(session, player),
    skip: () => player.skipTo(question),
    setHeld: (isHeld) => player.setHeld(isHeld),
  }
}

/** Sound that is on its way is waited for: longer at the opening, when the socket itself is still on its way. */
const PUSH_GRACE_MS = 350
const OPENING_GRACE_MS = 1500
const graceOf = ({ state, hasBeenOpen, failures }: Link): number => {
  if (state === 'open') return PUSH_GRACE_MS
  return hasBeenOpen || failures > 0 ? 0 : OPENING_GRACE_MS
}

/** The player hears of a new message after the screen does: until then it only seems to be quiet. */
const isAllHeard = ({ messages }: Session, player: InterviewerPlayer): boolean =>
  messages.every(({ role, seq }) => role !== 'interviewer' || player.isHeard(seq))
