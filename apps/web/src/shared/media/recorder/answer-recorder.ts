import { type KnownTake, nextSegment, type Sidecar } from '../spool/segment-name'
import type { SpoolClient } from '../spool/spool-client'
import type { SegmentOrder, SegmentRecorder, SegmentSink, VideoQuality } from './segment-recorder'

export interface TakeId {
  sessionId: string
  answerId: string
  take: number
}

export interface Recorded {
  segmentCount: number
  /** From the answer's first recorded moment to its last, by this device's clock. */
  durationMs: number
}

export interface RecordingState {
  isOn: boolean
  /** The recorder could not be started at all. */
  hasFailed: boolean
}

type Client = Pick<SpoolClient, 'begin' | 'append' | 'finish' | 'adopt' | 'discard' | 'sidecars'>

export interface RecorderParts {
  id: TakeId
  client: Client
  nowMs: () => number
  /** What the server knows of this take: it may have been begun on another device. */
  known: KnownTake
  mime: string
  start: (order: SegmentOrder, sink: SegmentSink) => SegmentRecorder
  wait: (ms: number) => Promise<void>
  onChange: (state: RecordingState) => void
}

interface Part {
  sidecar: Sidecar
  recorder: SegmentRecorder
  beganAtMs: number
}

/** A recorder that ends within this time of its start is not started again at once: something keeps ending it. */
const QUICK_END_MS = 1000
const PAUSE_MS = 500

/**
 * The recording of one take: segments one after another, the next always begun before the last one is stopped, so that nothing is
 * missing between them. The server cuts what overlaps by the segments' places in time.
 */
export class AnswerRecorder {
  private current: Part | null = null
  private spare: Part | null = null
  private quality: VideoQuality = 'usual'
  private stream: MediaStream | null = null
  private round = 0
  /** Handed in: nothing but the spare is recorded. */
  private phase: 'answering' | 'handedIn' = 'answering'
  private answerStartedAtMs: number | null = null
  private segmentCount: number

  constructor(private readonly parts: RecorderParts) {
    this.segmentCount = parts.known.segmentCount
  }

  /** When the answer's first recorded moment was; null before there is one. */
  get startedAtMs(): number | null {
    return this.answerStartedAtMs
  }

  get count(): number {
    return this.segmentCount
  }

  private elapsedMs(): number {
    return this.answerStartedAtMs === null ? 0 : Math.max(0, Math.round(this.parts.nowMs() - this.answerStartedAtMs))
  }

  /** Records this stream from now on: as the first segment, or as the next one when devices have changed. */
  record(stream: MediaStream): void {
    if (this.stream === stream && this.current !== null) return
    this.stream = stream
    // While an answer is handed in nothing but the spare is recorded.
    if (this.phase === 'answering') this.next()
  }

  /** The device is full: from here on fewer bytes a second. */
  lower(): void {
    if (this.quality === 'low') return
    this.quality = 'low'
    if (this.current !== null) this.next()
  }

  /** Begins the next segment and only then ends the one before. */
  private next(): void {
    const before = this.current
    this.current = this.begin(false)
    if (before) void this.retire(before)
    this.parts.onChange({ isOn: this.current !== null, hasFailed: this.current === null })
  }

  private begin(isSpare: boolean): Part | null {
    const { id, client, nowMs, mime, known } = this.parts
    if (this.stream === null) return null
    const place = nextSegment(client.sidecars(), { ...id, known }, nowMs())
    this.answerStartedAtMs ??= place.answerStartedAtMs
    let part: Part | null = null
    const sink: SegmentSink = {
      onSlice: (bytes) => {
        if (part) client.append(part.sidecar, bytes)
      },
      onBroken: () => {
        if (part) void this.broken(part)
      },
    }
    let recorder: SegmentRecorder
    try {
      recorder = this.parts.start({ stream: this.stream, mime, quality: this.quality }, sink)
    } catch {
      return null
    }
    const { segmentIndex, startOffsetMs } = place
    part = {
      recorder,
      beganAtMs: nowMs(),
      sidecar: {
        ...id,
        segmentIndex,
        startOffsetMs,
        mime: recorder.mime,
        startedAtMs: nowMs(),
        isSealed: false,
        sizeBytes: 0,
        releasedBytes: 0,
        isSpare,
      },
    }
    client.begin(part.sidecar)
    if (!isSpare) this.segmentCount = Math.max(this.segmentCount, segmentIndex + 1)
    return part
  }

  /** The next segment begins at once; a recorder that can't live is given a moment. */
  private async broken(part: Part): Promise<void> {
    if (part === this.spare) {
      this.spare = null
      return this.drop(part)
    }
    if (part !== this.current) return
    const isQuick = this.parts.nowMs() - part.beganAtMs < QUICK_END_MS
    if (!isQuick) return this.next()
    this.current = null
    this.parts.onChange({ isOn: false, hasFailed: false })
    void this.retire(part)
    const { round } = this
    await this.parts.wait(PAUSE_MS)
    if (round === this.round && this.current === null) this.next()
  }

  private async retire({ recorder, sidecar }: Part): Promise<void> {
    await recorder.stop()
    this.parts.client.finish(sidecar)
  }

  private async drop({ recorder, sidecar }: Part): Promise<void> {
    this.parts.client.discard(sidecar)
    await recorder.stop()
  }

  private recorded(): Recorded {
    return { segmentCount: this.segmentCount, durationMs: this.elapsedMs() }
  }

  /** Nothing is recorded from here on; what there is is finished and uploaded whatever becomes of this page. */
  async stop(): Promise<Recorded> {
    const recorded = this.recorded()
    const { current, spare } = this
    this.current = null
    this.spare = null
    this.stream = null
    this.round += 1
    this.parts.onChange({ isOn: false, hasFailed: false })
    if (spare) void this.drop(spare)
    if (current) await this.retire(current)
    return recorded
  }

  /** The answer is handed in: a spare goes on recording beside it, in case it is refused and goes on. */
  async stopForCommit(): Promise<Recorded> {
    const recorded = this.recorded()
    const { current } = this
    this.phase = 'handedIn'
    if (current === null) return recorded
    this.spare = this.begin(true)
    this.current = null
    this.round += 1
    this.parts.onChange({ isOn: false, hasFailed: false })
    await this.retire(current)
    return recorded
  }

  /** Refused: the spare is the next segment of the answer, without a gap. */
  goOn(): void {
    const { spare } = this
    if (this.current !== null) return
    this.phase = 'answering'
    this.spare = null
    if (spare === null) {
      if (this.stream !== null) this.next()
      return
    }
    const sidecar = { ...spare.sidecar, isSpare: false }
    this.current = Object.assign(spare, { sidecar })
    this.segmentCount = Math.max(this.segmentCount, sidecar.segmentIndex + 1)
    this.parts.client.adopt(sidecar)
    this.parts.onChange({ isOn: true, hasFailed: false })
  }
}
