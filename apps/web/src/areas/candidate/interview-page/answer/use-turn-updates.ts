import type { CurrentTurn, ServerMessage, TurnPhase } from '@candor/contract'
import { useEffect, useRef, useState } from 'react'
import type { Link } from '../session/use-realtime-connection'
import { takeIdOf } from './take-id'

export interface TurnNews {
  phase: TurnPhase | null
  /** How long the present silence may last; null: for as long as it takes. */
  patienceMs: number | null
  /** What the server has understood so far. */
  partial: string
}

const nothing: TurnNews = { phase: null, patienceMs: null, partial: '' }

interface Input {
  link: Link
  current: CurrentTurn | null
  /** The server has ended the answer by itself: its recording ends here. */
  onOver: () => void
  /** What was to be ended goes on. */
  onRefused: () => void
}

function reduce(news: TurnNews, message: ServerMessage, current: CurrentTurn | null): TurnNews {
  if (message.type === 'phase') return { ...news, phase: message.phase, patienceMs: message.patienceMs }
  const isOurs = message.type === 'partial' && message.turn === current?.turn && message.take === current.take
  return isOurs ? { ...news, partial: message.text } : news
}

/** What the server says of the candidate's turn. */
export function useTurnNews({ link, current, onOver, onRefused }: Input): TurnNews {
  const [news, setNews] = useState(nothing)
  const latest = useRef({ current, onOver, onRefused })
  latest.current = { current, onOver, onRefused }
  const { subscribe, state } = link
  useEffect(
    () =>
      subscribe({
        onMessage: (message) => {
          const { current: own, ...on } = latest.current
          setNews((known) => reduce(known, message, own))
          if (message.type === 'turnOver' && message.turn === own?.turn && message.take === own.take) on.onOver()
          if (message.type === 'refused' && message.about === 'done' && message.turn === own?.turn) on.onRefused()
        },
      }),
    [subscribe],
  )
  const takeId = takeIdOf(current)
  useEffect(() => {
    if (takeId !== null) setNews((known) => ({ ...known, partial: '' }))
  }, [takeId])
  return state === 'open' ? news : nothing
}
