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
}

/** Ends the recording of a take and hands the answer in; refused, the recording goes on without a gap. Rejects with the refusal. */
export async function handIn(spoken: Spoken, send: (turn: Turn) => Promise<unknown>): Promise<void> {
  const { sessionId, current, source, typed, take } = spoken
  try {
    const recorded = await take.recording.stop()
    // Beside it: an account that takes long to be heard holds no answer up.
    void take.faults.flush()
    const { segments, speechMs } = take.heard
    await send(spokenTurn(sessionId, current, { source, typed, heard: segments, speechMs, recorded }))
    keepTyped(current.answerId, '')
  } catch (cause) {
    take.recording.resume()
    throw cause
  }
}
