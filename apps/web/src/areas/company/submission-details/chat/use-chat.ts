import type { ChatEvent } from '@candor/contract'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../../shared/api/client'

export interface ChatEntry {
  readonly id: number
  readonly question: string
  readonly events: readonly ChatEvent[]
  /** `cut`: the connection ended before the answer did. */
  readonly state: 'running' | 'done' | 'stopped' | 'cut' | 'failed'
  /** Why it failed. */
  readonly error: unknown
}

export interface Chat {
  readonly entries: readonly ChatEntry[]
  readonly isRunning: boolean
  readonly ask: (question: string) => void
  readonly stop: () => void
}

/** Questions about one submission and their answers, as they arrive. They are kept as long as the page is open. */
export function useChat(submissionId: string): Chat {
  const [entries, setEntries] = useState<readonly ChatEntry[]>([])
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const change = (id: number, update: (entry: ChatEntry) => Partial<ChatEntry>) =>
    setEntries((known) => known.map((entry) => (entry.id === id ? { ...entry, ...update(entry) } : entry)))

  const receive = async (id: number, question: string, signal: AbortSignal) => {
    const stream = await api.interview.submission.chat({ id: submissionId, question }, { signal })
    for await (const event of stream) change(id, ({ events }) => ({ events: [...events, event] }))
    change(id, ({ events }) => ({ state: events.at(-1)?.type === 'ended' ? 'done' : 'cut' }))
  }

  const ask = (question: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const id = entries.length
    setEntries((known) => [...known, { id, question, events: [], state: 'running', error: null }])
    receive(id, question, controller.signal).catch((error: unknown) =>
      change(id, () => (controller.signal.aborted ? { state: 'stopped' } : { state: 'failed', error })),
    )
  }

  return {
    entries,
    isRunning: entries.some(({ state }) => state === 'running'),
    ask,
    stop: () => running.current?.abort(),
  }
}
