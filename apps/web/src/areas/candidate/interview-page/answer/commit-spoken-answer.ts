import type { CurrentTurn, Turn } from '@candor/contract'
import { buildSpokenTurn, type TranscriptSource } from './spoken-turn'
import { saveTypedDraft } from './typed-draft'
import type { useRecordedTake } from './use-recorded-take'

interface Spoken {
  sessionId: string
  current: CurrentTurn
  take: Pick<ReturnType<typeof useRecordedTake>, 'recording' | 'faults' | 'speech'>
  source: TranscriptSource
  typed: string
  mode?: 'chat' | 'live'
  /** Speech by the voice detector, or by the level meter if that is more. */
  speechMs?: number
}

/** Ends the recording and commits the answer. After a refusal the recording resumes without a gap, and the refusal is thrown. */
export async function commitSpokenAnswer(spoken: Spoken, send: (turn: Turn) => Promise<unknown>): Promise<void> {
  const { sessionId, current, source, typed, take, mode = 'chat' } = spoken
  try {
    const recorded = await take.recording.stop()
    // Not awaited: a slow fault report must not delay the answer.
    void take.faults.flush()
    const { segments } = take.speech
    const speechMs = Math.max(take.speech.speechMs, spoken.speechMs ?? 0)
    await send(buildSpokenTurn(sessionId, current, { mode, source, typed, recognized: segments, speechMs, recorded }))
    saveTypedDraft(current.answerId, '')
  } catch (cause) {
    take.recording.resume()
    throw cause
  }
}
