import { type IntegrityReport, nothingNoticed } from '@candor/contract'
import { addCounts, countLooks, type FaceSample, type GazeBaseline, type TakeCounts } from '@candor/domain'
import { createReport } from './create-report'
import type { Seen } from './face-messages'
import type { PartStore, TakePart } from './part-store'
import type { TakeId } from './take-name'

/** The candidate's choice and how they view their screen. `unknown`: this tab didn't learn it, so nothing is analyzed. */
export type SignalsWish =
  | { choice: 'agreed'; baseline: GazeBaseline | null }
  | { choice: 'optedOut' }
  | { choice: 'unknown' }

/** In two looks: less speech than this between them is a breath or a click. */
const MIN_SPOKEN_MS = 100
/** So often what was counted so far is kept: a page that is killed loses ten seconds at most. */
const KEEP_EVERY_LOOKS = 20

interface Parts {
  id: TakeId
  wish: SignalsWish
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
  /** As this page has kept it last. */
  private kept: string | null = null

  constructor(private readonly parts: Parts) {}

  /** So long the take is recorded by now. */
  reach(elapsedMs: number): void {
    if (this.durationMs === null) this.goOn()
    this.durationMs = Math.max(this.durationMs ?? 0, elapsedMs)
  }

  /** With the first recorded moment here, for until then another page may be recording. */
  private goOn(): void {
    const { id, wish, store } = this.parts
    if (wish.choice === 'optedOut') store.drop(id)
    const part = store.read(id)
    if (part === null) return
    this.before = part.counts
    this.durationMs = part.durationMs
    this.kept = serializePart(part)
  }

  /** `speechMs`: all speech of the take so far. */
  see(seen: Seen, { atMs, speechMs }: { atMs: number; speechMs: number }): void {
    this.reach(atMs)
    // The first look of a page has none before it to tell by.
    const isSpeaking = this.spokenMs !== null && speechMs - this.spokenMs >= MIN_SPOKEN_MS
    this.spokenMs = speechMs
    this.samples.push({ ...seen, atMs, isSpeaking })
    if (this.samples.length % KEEP_EVERY_LOOKS === 0) this.keep()
  }

  private part(isTold: boolean): TakePart | null {
    const { durationMs, before, samples } = this
    const { id, wish } = this.parts
    if (durationMs === null || wish.choice === 'optedOut') return null
    const own = samples.length === 0 || wish.choice !== 'agreed' ? null : countLooks(samples, wish.baseline)
    const counts = before !== null && own !== null ? addCounts(before, own) : (before ?? own)
    return counts === null ? null : { ...id, counts, durationMs, isTold }
  }

  /** Another page has gone on with this take since: it knows all that this one knew. */
  private isOvertaken(): boolean {
    const { id, store } = this.parts
    return this.kept !== null && serializePart(store.read(id)) !== this.kept
  }

  /** What was counted so far outlives this page from here on. */
  keep(isTold = false): void {
    const part = this.part(isTold)
    const { store, nowMs } = this.parts
    if (part === null || this.isOvertaken()) return
    store.keep(part, nowMs())
    this.kept = serializePart(store.read(part))
  }

  /** Null: this page has recorded nothing of this take, or another has gone on with it, so there is nothing to tell. */
  report(): IntegrityReport | null {
    if (this.durationMs === null || this.isOvertaken()) return null
    const { id, wish } = this.parts
    const part = this.part(true)
    if (part !== null) return createReport(part)
    const availability = wish.choice === 'optedOut' ? 'opted_out' : 'not_available'
    return { ...id, ...nothingNoticed, intervals: [], availability }
  }
}
