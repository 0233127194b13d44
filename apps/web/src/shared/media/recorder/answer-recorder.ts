import { type KnownTake, nextSegment, type Sidecar } from '../spool/segment-name'
import type { SpoolClient } from '../spool/spool-client'
import type { SegmentOrder, SegmentRecorder, SegmentSink, VideoQuality } from './segment-recorder'

interface TakeId {
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

/** One recorder. Its segment gets its number and its place in time when it really takes down. */
interface Part {
  recorder: SegmentRecorder | null
  sidecar: Sidecar | null
  isSpare: boolean
  /** The one before it, which goes on until this one takes down. */
  before: Part | null
  madeAtMs: number
}

/** A recorder that ends within this time of its start is not started again at once: something keeps ending it. */
const QUICK_END_MS = 1000
const PAUSE_MS = 500

/**
 * The recording of one take: segments one after another, the one before always stopped only once the next takes down, so that
 * nothing is missing between them. The server cuts what overlaps by the segments' places in time.
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

  /** Records this stream from now on: as the first segment, or as the next one when devices have changed. */
  record(stream: MediaStream): void {
    if (this.stream === stream && this.current !== null) return
    this.stream = stream
    if (this.phase === 'answering') this.next()
  }

  /** The device is full: from here on fewer bytes a second. */
  lower(): void {
    if (this.quality === 'low') return
    this.quality = 'low'
    if (this.current !== null) this.next()
  }

  private next(): void {
    const before = this.current
    this.current = this.make(false, before)
    if (this.current !== null) return
    if (before) void this.retire(before)
    this.parts.onChange({ isOn: false, hasFailed: true })
  }

  private make(isSpare: boolean, before: Part | null): Part | null {
    const { mime, nowMs, start } = this.parts
    if (this.stream === null) return null
    const part: Part = { recorder: null, sidecar: null, isSpare, before, madeAtMs: nowMs() }
    const sink: SegmentSink = {
      onStart: () => this.started(part),
      onSlice: (bytes) => {
        if (part.sidecar) this.parts.client.append(part.sidecar, bytes)
      },
      onBroken: () => void this.broken(part),
    }
    try {
      part.recorder = start({ stream: this.stream, mime, quality: this.quality }, sink)
      return part
    } catch {
      return null
    }
  }

  private started(part: Part): void {
    const { id, client, nowMs, known, mime } = this.parts
    const { segmentIndex, startOffsetMs, answerStartedAtMs } = nextSegment(client.sidecars(), { ...id, known }, nowMs())
    this.answerStartedAtMs ??= answerStartedAtMs
    part.sidecar = {
      ...id,
      segmentIndex,
      startOffsetMs,
      mime: part.recorder?.mime ?? mime,
      startedAtMs: nowMs(),
      isSealed: false,
      sizeBytes: 0,
      releasedBytes: 0,
      isSpare: part.isSpare,
    }
    client.begin(part.sidecar)
    if (!part.isSpare) this.segmentCount = Math.max(this.segmentCount, segmentIndex + 1)
    this.endBefore(part)
    if (part === this.current) this.parts.onChange({ isOn: true, hasFailed: false })
  }

  private endBefore(part: Part): void {
    const { before } = part
    part.before = null
    if (before) void this.retire(before)
  }

  /** The next segment begins at once; a recorder that can't live is given a moment. */
  private async broken(part: Part): Promise<void> {
    this.endBefore(part)
    if (part === this.spare) this.spare = null
    if (part.isSpare) return this.drop(part)
    if (part !== this.current) return
    if (this.parts.nowMs() - part.madeAtMs >= QUICK_END_MS) return this.next()
    this.current = null
    this.parts.onChange({ isOn: false, hasFailed: false })
    void this.retire(part)
    const { round } = this
    await this.parts.wait(PAUSE_MS)
    if (round === this.round && this.current === null) this.next()
  }

  private async retire(part: Part): Promise<void> {
    this.endBefore(part)
    await part.recorder?.stop()
    if (part.sidecar) this.parts.client.finish(part.sidecar)
  }

  private async drop(part: Part): Promise<void> {
    this.endBefore(part)
    if (part.sidecar) this.parts.client.discard(part.sidecar)
    await part.recorder?.stop()
  }

  private recorded(): Recorded {
    const from = this.answerStartedAtMs
    const durationMs = from === null ? 0 : Math.max(0, Math.round(this.parts.nowMs() - from))
    return { segmentCount: this.segmentCount, durationMs }
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

  /** The answer is handed in: a spare goes on recording beside it, in case it is refused and goes on. Waits for nothing. */
  stopForCommit(): Recorded {
    const recorded = this.recorded()
    const { current } = this
    this.phase = 'handedIn'
    if (current === null) return recorded
    this.spare = this.make(true, current)
    this.current = null
    this.round += 1
    this.parts.onChange({ isOn: false, hasFailed: false })
    if (this.spare === null) void this.retire(current)
    return recorded
  }

  /** Refused: the spare is the next segment of the answer, without a gap. */
  goOn(): void {
    if (this.current !== null) return
    const { spare } = this
    this.phase = 'answering'
    this.spare = null
    if (spare === null) {
      if (this.stream !== null) this.next()
      return
    }
    spare.isSpare = false
    this.current = spare
    if (spare.sidecar === null) return
    spare.sidecar = { ...spare.sidecar, isSpare: false }
    this.segmentCount = Math.max(this.segmentCount, spare.sidecar.segmentIndex + 1)
    this.parts.client.adopt(spare.sidecar)
    this.parts.onChange({ isOn: true, hasFailed: false })
  }
}
