import { type IntegrityReport, nothingNoticed } from '@candor/contract'
import { type FaceSample, type GazeBaseline, takeSignals } from '@candor/domain'
import type { Seen } from './face-messages'

/** What the candidate chose, and how they look at their screen. `unknown`: this tab was not told; then nothing is looked at. */
export type SignalsWish =
  | { choice: 'agreed'; baseline: GazeBaseline | null }
  | { choice: 'optedOut' }
  | { choice: 'unknown' }

/** In two looks: less speech than this between them is a breath or a click. */
const MIN_SPOKEN_MS = 100

type Id = Pick<IntegrityReport, 'sessionId' | 'answerId' | 'take'>

/** The looks at one take, in this page's memory alone; what is made of them in the end is all that is told. */
export class TakeRecord {
  private readonly samples: FaceSample[] = []
  private durationMs: number | null = null
  private spokenMs = 0

  constructor(
    private readonly id: Id,
    private readonly wish: SignalsWish,
  ) {}

  /** So long the take is recorded by now. */
  reach(elapsedMs: number): void {
    this.durationMs = Math.max(this.durationMs ?? 0, elapsedMs)
  }

  /** `speechMs`: all speech of the take so far. */
  see(seen: Seen, { atMs, speechMs }: { atMs: number; speechMs: number }): void {
    this.reach(atMs)
    const isSpeaking = speechMs - this.spokenMs >= MIN_SPOKEN_MS
    this.spokenMs = speechMs
    this.samples.push({ ...seen, atMs, isSpeaking })
  }

  /** Null: nothing of this take was recorded, so there is nothing to tell. */
  report(): IntegrityReport | null {
    const { durationMs, wish, samples, id } = this
    if (durationMs === null) return null
    if (wish.choice === 'optedOut') return { ...id, ...nothingNoticed, intervals: [], availability: 'opted_out' }
    if (wish.choice === 'unknown' || samples.length === 0) {
      return { ...id, ...nothingNoticed, intervals: [], availability: 'not_available' }
    }
    const { baseline } = wish
    return { ...id, ...takeSignals(samples, { baseline, durationMs }), availability: 'available' }
  }
}
