import { type IntegrityReport, nothingNoticed } from '@candor/contract'
import { addCounts, countLooks, type FaceSample, type GazeBaseline, type TakeCounts } from '@candor/domain'
import { createReport } from './create-report'
import type { Seen } from './face-messages'
import type { PartStore, TakePart } from './part-store'
import type { TakeId } from './take-name'

/** The candidate's choice and how they view the screen. `unknown`: this tab didn't learn it, so nothing is analyzed. */
export type SignalsChoice =
  | { choice: 'agreed'; baseline: GazeBaseline | null }
  | { choice: 'optedOut' }
  | { choice: 'unknown' }

/** Speech between two looks. Less than this is a breath or a click. */
const MIN_SPOKEN_MS = 100
/** How often the counts are stored: a page that is killed loses ten seconds at most. */
const SAVE_EVERY_LOOKS = 20

interface TakeRecordDeps {
  id: TakeId
  wish: SignalsChoice
  store: PartStore
  nowMs: () => number
}

/** Compares two parts. Whether a part was already sent makes no difference. */
const serializePart = (part: TakePart | null): string => JSON.stringify([part?.counts, part?.durationMs])

/** The looks at one take exist only in this page's memory. Only their counts outlive the page and are sent. */
export class TakeRecord {
  private readonly samples: FaceSample[] = []
  /** Of pages before this one. */
  private before: TakeCounts | null = null
  private durationMs: number | null = null
  private spokenMs: number | null = null
  /** What this page stored last. */
  private lastStored: string | null = null

  constructor(private readonly deps: TakeRecordDeps) {}

  /** How long the take has been recorded so far. */
  reach(elapsedMs: number): void {
    if (this.durationMs === null) this.resume()
    this.durationMs = Math.max(this.durationMs ?? 0, elapsedMs)
  }

  /** With the first recorded moment here, for until then another page may be recording. */
  private resume(): void {
    const { id, wish, store } = this.deps
    if (wish.choice === 'optedOut') store.delete(id)
    const part = store.read(id)
    if (part === null) return
    this.before = part.counts
    this.durationMs = part.durationMs
    this.lastStored = serializePart(part)
  }

  /** `speechMs`: all speech of the take so far. */
  see(seen: Seen, { atMs, speechMs }: { atMs: number; speechMs: number }): void {
    this.reach(atMs)
    // The first look of a page has no earlier one to compare with.
    const isSpeaking = this.spokenMs !== null && speechMs - this.spokenMs >= MIN_SPOKEN_MS
    this.spokenMs = speechMs
    this.samples.push({ ...seen, atMs, isSpeaking })
    if (this.samples.length % SAVE_EVERY_LOOKS === 0) this.save()
  }

  private part(isReported: boolean): TakePart | null {
    const { durationMs, before, samples } = this
    const { id, wish } = this.deps
    if (durationMs === null || wish.choice === 'optedOut') return null
    const own = samples.length === 0 || wish.choice !== 'agreed' ? null : countLooks(samples, wish.baseline)
    const counts = before !== null && own !== null ? addCounts(before, own) : (before ?? own)
    return counts === null ? null : { ...id, counts, durationMs, isReported }
  }

  /** Another page has continued this take since, and has everything that this page knew. */
  private isOvertaken(): boolean {
    const { id, store } = this.deps
    return this.lastStored !== null && serializePart(store.read(id)) !== this.lastStored
  }

  /** Stores the counts so far, so that they outlive this page. */
  save(isReported = false): void {
    const part = this.part(isReported)
    const { store, nowMs } = this.deps
    if (part === null || this.isOvertaken()) return
    store.save(part, nowMs())
    this.lastStored = serializePart(store.read(part))
  }

  /** Null: this page recorded nothing of the take, or another page has continued it, so there is nothing to report. */
  report(): IntegrityReport | null {
    if (this.durationMs === null || this.isOvertaken()) return null
    const { id, wish } = this.deps
    const part = this.part(true)
    if (part !== null) return createReport(part)
    const availability = wish.choice === 'optedOut' ? 'opted_out' : 'not_available'
    return { ...id, ...nothingNoticed, intervals: [], availability }
  }
}
