import type { CurrentTurn, ServerMessage, TurnPhase } from '@candor/contract'
import { useEffect, useRef, useState } from 'react'
import type { RealtimeConnection } from '../session/use-realtime-connection'
import { formatTakeId } from './take-id'

export interface TurnUpdates {
  phase: TurnPhase | null
  /** How long the current silence may last; null if there is no limit. */
  patienceMs: number | null
  /** The words that the server has recognized so far. */
  partial: string
}

const noUpdates: TurnUpdates = { phase: null, patienceMs: null, partial: '' }

interface Input {
  realtime: RealtimeConnection
  current: CurrentTurn | null
  /** The server has ended the answer, so its recording ends. */
  onTurnOver: () => void
  /** The server refused the end: the answer continues. */
  onRefused: () => void
}

function reduce(updates: TurnUpdates, message: ServerMessage, current: CurrentTurn | null): TurnUpdates {
  if (message.type === 'phase') return { ...updates, phase: message.phase, patienceMs: message.patienceMs }
  const isCurrentTake = message.type === 'partial' && message.turn === current?.turn && message.take === current.take
  return isCurrentTake ? { ...updates, partial: message.text } : updates
}

/** The server's updates about the candidate's turn. */
export function useTurnUpdates({ realtime, current, onTurnOver, onRefused }: Input): TurnUpdates {
  const [updates, setUpdates] = useState(noUpdates)
  const latest = useRef({ current, onOver: onTurnOver, onRefused })
  latest.current = { current, onOver: onTurnOver, onRefused }
  const { subscribe, state } = realtime
  useEffect(
    () =>
      subscribe({
        onMessage: (message) => {
          const { current: own, ...on } = latest.current
          setUpdates((known) => reduce(known, message, own))
          if (message.type === 'turnOver' && message.turn === own?.turn && message.take === own.take) on.onOver()
          if (message.type === 'refused' && message.about === 'done' && message.turn === own?.turn) on.onRefused()
        },
      }),
    [subscribe],
  )
  const takeId = formatTakeId(current)
  useEffect(() => {
    if (takeId !== null) setUpdates((known) => ({ ...known, partial: '' }))
  }, [takeId])
  return state === 'open' ? updates : noUpdates
}
