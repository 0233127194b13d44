import { type KnownTake, placeNextSegment, type Sidecar } from '../spool/segment-name'
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

export interface RecorderDeps {
  id: TakeId
  client: Client
  nowMs: () => number
  /** What the server knows of this take, which another device may have begun. */
  known: KnownTake
  mime: string
  start: (order: SegmentOrder, sink: SegmentSink) => SegmentRecorder
  wait: (ms: number) => Promise<void>
  onChange: (state: RecordingState) => void
}

/** One recorder. Its segment gets its number and its start time when it really records. */
interface Part {
  recorder: SegmentRecorder | null
  sidecar: Sidecar | null
  isSpare: boolean
  /** The earlier recorder, which continues until this one really records. */
  previous: Part | null
  createdAtMs: number
}

/** A recorder that ends within this time of its start restarts only after a delay: something keeps ending it. */
const QUICK_END_MS = 1000
const PAUSE_MS = 500

/**
 * The recording of one take as a series of segments. A recorder stops only once the next one really records, so that
 * nothing is missing between them. The server removes overlaps by the segments' start times.
 */
export class AnswerRecorder {
  private current: Part | null = null
  private spare: Part | null = null
  private quality: VideoQuality = 'usual'
  private stream: MediaStream | null = null
  private round = 0
  /** The answer is committed: only the spare is recorded. */
  private phase: 'answering' | 'committed' = 'answering'
  private answerStartedAtMs: number | null = null
  private segmentCount: number

  constructor(private readonly deps: RecorderDeps) {
    this.segmentCount = deps.known.segmentCount
  }

  /** The time of the answer's first recorded moment; null before it. */
  get startedAtMs(): number | null {
    return this.answerStartedAtMs
  }

  get count(): number {
    return this.segmentCount
  }

  /** Starts recording this stream, as the first segment or as the next one after a change of devices. */
  record(stream: MediaStream): void {
    if (this.stream === stream && this.current !== null) return
    this.stream = stream
    if (this.phase === 'answering') this.startNext()
  }

  /** Lowers the bit rate, because the device is full. */
  lowerQuality(): void {
    if (this.quality === 'low') return
    this.quality = 'low'
    if (this.current !== null) this.startNext()
  }

  private startNext(): void {
    const previous = this.current
    this.current = this.createPart(false, previous)
    if (this.current !== null) return
    if (previous) void this.retire(previous)
    this.deps.onChange({ isOn: false, hasFailed: true })
  }

  private createPart(isSpare: boolean, previous: Part | null): Part | null {
    const { mime, nowMs, start } = this.deps
    if (this.stream === null) return null
    const part: Part = { recorder: null, sidecar: null, isSpare, previous, createdAtMs: nowMs() }
    const sink: SegmentSink = {
      onStart: () => this.onPartStarted(part),
      onSlice: (bytes) => {
        if (part.sidecar) this.deps.client.append(part.sidecar, bytes)
      },
      onBroken: () => void this.onPartBroken(part),
    }
    try {
      part.recorder = start({ stream: this.stream, mime, quality: this.quality }, sink)
      return part
    } catch {
      return null
    }
  }

  private onPartStarted(part: Part): void {
    const { id, client, nowMs, known, mime } = this.deps
    const { segmentIndex, startOffsetMs, answerStartedAtMs } = placeNextSegment(
      client.sidecars(),
      { ...id, known },
      nowMs(),
    )
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
    this.retirePrevious(part)
    if (part === this.current) this.deps.onChange({ isOn: true, hasFailed: false })
  }

  private retirePrevious(part: Part): void {
    const { previous } = part
    part.previous = null
    if (previous) void this.retire(previous)
  }

  /** Starts the next segment at once, or after a delay if the recorder keeps ending. */
  private async onPartBroken(part: Part): Promise<void> {
    this.retirePrevious(part)
    if (part === this.spare) this.spare = null
    if (part.isSpare) return this.drop(part)
    if (part !== this.current) return
    if (this.deps.nowMs() - part.createdAtMs >= QUICK_END_MS) return this.startNext()
    this.current = null
    this.deps.onChange({ isOn: false, hasFailed: false })
    void this.retire(part)
    const { round } = this
    await this.deps.wait(PAUSE_MS)
    if (round === this.round && this.current === null) this.startNext()
  }

  private async retire(part: Part): Promise<void> {
    this.retirePrevious(part)
    await part.recorder?.stop()
    if (part.sidecar) this.deps.client.finish(part.sidecar)
  }

  private async drop(part: Part): Promise<void> {
    this.retirePrevious(part)
    if (part.sidecar) this.deps.client.discard(part.sidecar)
    await part.recorder?.stop()
  }

  private getRecorded(): Recorded {
    const from = this.answerStartedAtMs
    const durationMs = from === null ? 0 : Math.max(0, Math.round(this.deps.nowMs() - from))
    return { segmentCount: this.segmentCount, durationMs }
  }

  /** Stops recording. The recorded bytes are finished and uploaded even if this page closes. */
  async stop(): Promise<Recorded> {
    const getRecorded = this.getRecorded()
    const { current, spare } = this
    this.current = null
    this.spare = null
    this.stream = null
    this.round += 1
    this.deps.onChange({ isOn: false, hasFailed: false })
    if (spare) void this.drop(spare)
    if (current) await this.retire(current)
    return getRecorded
  }

  /** The answer is being committed. A spare keeps recording in case the server refuses. Does not wait. */
  stopForCommit(): Recorded {
    const getRecorded = this.getRecorded()
    const { current } = this
    this.phase = 'committed'
    if (current === null) return getRecorded
    this.spare = this.createPart(true, current)
    this.current = null
    this.round += 1
    this.deps.onChange({ isOn: false, hasFailed: false })
    if (this.spare === null) void this.retire(current)
    return getRecorded
  }

  /** After a refusal, makes the spare the next segment of the answer, without a gap. */
  resume(): void {
    if (this.current !== null) return
    const { spare } = this
    this.phase = 'answering'
    this.spare = null
    if (spare === null) {
      if (this.stream !== null) this.startNext()
      return
    }
    spare.isSpare = false
    this.current = spare
    if (spare.sidecar === null) return
    spare.sidecar = { ...spare.sidecar, isSpare: false }
    this.segmentCount = Math.max(this.segmentCount, spare.sidecar.segmentIndex + 1)
    this.deps.client.adopt(spare.sidecar)
    this.deps.onChange({ isOn: true, hasFailed: false })
  }
}
