import type { CurrentTurn, Turn } from '@candor/contract'
import { spokenTurn, type WordSource } from './spoken-turn'
import { keepTyped } from './typed-draft'
import type { useRecordedTake } from './use-recorded-take'

interface Spoken {
  sessionId: string
  current: CurrentTurn
  take: Pick<ReturnType<typeof useRecordedTake>, 'recording' | 'faults' | 'heard'>
  source: WordSource
  typed: string
  mode?: 'chat' | 'live'
  /** Speech as the voice detector heard it; the level meter's count where it heard less. */
  speechMs?: number
}

/** Ends the recording of a take and hands the answer in; refused, the recording goes on without a gap. Rejects with the refusal. */
export async function handIn(spoken: Spoken, send: (turn: Turn) => Promise<unknown>): Promise<void> {
  const { sessionId, current, source, typed, take, mode = 'chat' } = spoken
  try {
    const recorded = await take.recording.stop()
    // Beside it: an account that takes long to be heard holds no answer up.
    void take.faults.flush()
    const { segments } = take.heard
    const speechMs = Math.max(take.heard.speechMs, spoken.speechMs ?? 0)
    await send(spokenTurn(sessionId, current, { mode, source, typed, heard: segments, speechMs, recorded }))
    keepTyped(current.answerId, '')
  } catch (cause) {
    take.recording.resume()
    throw cause
  }
}
