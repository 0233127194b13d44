import { isHandsFreeMode } from '@candor/domain'
import { useRef } from 'react'
import type { ActiveInterviewProps } from '../active-interview-props'
import { useBargeIn } from '../voice/use-barge-in'
import { formatTakeId } from './take-id'

/** Keeps the last non-null value: an answer in progress must not end because the interviewer speaks again. */
function useLatch(id: string | null): string | null {
  const last = useRef(id)
  if (id !== null) last.current = id
  return last.current
}

/** In hands-free mode, a candidate who speaks over the interviewer takes the turn. */
export function useEarlyAnswer(
  { session, voice, mode }: Pick<ActiveInterviewProps, 'session' | 'voice' | 'mode'>,
  isEnding: boolean,
) {
  const { current } = session.snapshot
  const isHandsFree = isHandsFreeMode(mode)
  const toTakeMs = useRef<(pageMs: number) => number>(() => 0)
  const bargeIn = useBargeIn({
    voice,
    isOn: isHandsFree && !isEnding,
    turn: current?.turn ?? null,
    onBargeIn: (atMs) => {
      const { turn, take } = current ?? { turn: 0, take: 0 }
      if (turn > 0 && !voice.isQuestionAsked)
        session.realtime.send({ type: 'bargedIn', turn, take, atMs: toTakeMs.current(atMs) })
      voice.skip()
    },
  })
  const isOpen = voice.isQuestionAsked || (isHandsFree && (bargeIn.isEarly || voice.isQuestionClosing))
  return {
    ...bargeIn,
    isAsked: useLatch(isOpen ? formatTakeId(current) : null) === formatTakeId(current),
    onTake: toTakeMs,
  }
}
