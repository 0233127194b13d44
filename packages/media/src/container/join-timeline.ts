import type { EncodedPacket } from 'mediabunny'
import type { JoinWriter } from './join-output'
import { type AudioFacts, getAudioSeconds } from './join-segment'
import { createSilence, type Silence } from './join-silence'

/** Packet times are rounded to 1 ms and jitter; only a larger difference is a gap or an overlap. */
const toleranceSeconds = 0.03
/** How far audio may lag behind video before the gap is filled with silence. */
const maxLagSeconds = 0.5

/** Places packets on the file's timeline, so that no track's time runs backwards and audio has no gaps. */
export class JoinTimeline {
  #audioEnd = 0
  #videoEnd = 0
  #latestFrame = Number.NEGATIVE_INFINITY
  /** Frames are accepted after this time: the latest frame before the last key frame. Infinity until the first key frame. */
  #frameFloor = Number.POSITIVE_INFINITY
  #lastFrame = 0
  readonly #silence: Silence | null

  constructor(
    private readonly writer: JoinWriter,
    private readonly audio: AudioFacts | null,
  ) {
    this.#silence = audio ? createSilence(audio) : null
  }

  /** The current length of the file. */
  get endSeconds(): number {
    return Math.max(this.#audioEnd, this.#videoEnd)
  }

  /** The next packets come from another recorder: its frames are accepted from its first key frame on. */
  beginSegment(): void {
    this.#frameFloor = Number.POSITIVE_INFINITY
  }

  async writeVideo(packet: EncodedPacket, atSeconds: number): Promise<void> {
    if (!this.#acceptsFrame(packet, atSeconds)) return
    await this.#fillSilenceUntil(atSeconds - maxLagSeconds)
    const step = packet.duration || Math.max(0, atSeconds - this.#lastFrame)
    this.#lastFrame = atSeconds
    this.#latestFrame = Math.max(this.#latestFrame, atSeconds)
    this.#videoEnd = Math.max(this.#videoEnd, atSeconds + Math.min(step, 1))
    await this.writer.writeVideo(packet, atSeconds)
  }

  async writeAudio(packet: EncodedPacket, atSeconds: number): Promise<void> {
    if (!this.audio || this.#audioEnd - atSeconds > toleranceSeconds) return
    if (atSeconds - this.#audioEnd > toleranceSeconds) await this.#fillSilenceUntil(atSeconds)
    await this.#writeAudioPacket(packet, Math.max(atSeconds, 0), getAudioSeconds(this.audio.codec, packet))
  }

  /** Fills audio up to the last frame and finishes the file. */
  async finish(): Promise<void> {
    await this.#fillSilenceUntil(this.#videoEnd)
    await this.writer.finish()
  }

  #acceptsFrame(packet: EncodedPacket, atSeconds: number): boolean {
    // A late key frame is dropped with all frames that depend on it.
    if (packet.type === 'key') {
      this.#frameFloor = atSeconds > this.#latestFrame ? this.#latestFrame : Number.POSITIVE_INFINITY
    }
    return atSeconds > this.#frameFloor
  }

  async #fillSilenceUntil(seconds: number): Promise<void> {
    const silence = this.#silence
    if (!silence) return
    while (this.#audioEnd + silence.seconds <= seconds + toleranceSeconds / 10) {
      await this.#writeAudioPacket(silence.packet, this.#audioEnd, silence.seconds)
    }
  }

  async #writeAudioPacket(packet: EncodedPacket, atSeconds: number, seconds: number): Promise<void> {
    this.#audioEnd = atSeconds + seconds
    await this.writer.writeAudio(packet, atSeconds)
  }
}
