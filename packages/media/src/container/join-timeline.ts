import type { EncodedPacket } from 'mediabunny'
import type { JoinWriter } from './join-output'
import { type AudioFacts, soundSeconds } from './join-segment'
import { type Silence, silenceOf } from './join-silence'

/** Packet times are rounded to 1 ms and jitter a little: only more than this is a gap (or an overlap). */
const toleranceSeconds = 0.03
/** How far sound may lag behind the picture before it counts as missing there. */
const lagSeconds = 0.5

/** Puts packets on the file's own time, so that the time of no track ever runs backwards and sound has no holes. */
export class JoinTimeline {
  #soundEnd = 0
  #pictureEnd = 0
  #highestPicture = Number.NEGATIVE_INFINITY
  /** Pictures count after this: the highest of those before the last key frame; none before there was one. */
  #floor = Number.POSITIVE_INFINITY
  #lastPicture = 0
  readonly #silence: Silence | null

  constructor(
    private readonly writer: JoinWriter,
    private readonly audio: AudioFacts | null,
  ) {
    this.#silence = audio ? silenceOf(audio) : null
  }

  /** How long the file is so far. */
  get endSeconds(): number {
    return Math.max(this.#soundEnd, this.#pictureEnd)
  }

  /** What follows is from another recorder: its pictures count from its first key frame on. */
  beginSegment(): void {
    this.#floor = Number.POSITIVE_INFINITY
  }

  async video(packet: EncodedPacket, atSeconds: number): Promise<void> {
    if (!this.#takesPicture(packet, atSeconds)) return
    await this.#fillTo(atSeconds - lagSeconds)
    const step = packet.duration || Math.max(0, atSeconds - this.#lastPicture)
    this.#lastPicture = atSeconds
    this.#highestPicture = Math.max(this.#highestPicture, atSeconds)
    this.#pictureEnd = Math.max(this.#pictureEnd, atSeconds + Math.min(step, 1))
    await this.writer.video(packet, atSeconds)
  }

  async sound(packet: EncodedPacket, atSeconds: number): Promise<void> {
    if (!this.audio || this.#soundEnd - atSeconds > toleranceSeconds) return
    if (atSeconds - this.#soundEnd > toleranceSeconds) await this.#fillTo(atSeconds)
    await this.#writeSound(packet, Math.max(atSeconds, 0), soundSeconds(this.audio.codec, packet))
  }

  /** Sound to the last picture; then the file is whole. */
  async finish(): Promise<void> {
    await this.#fillTo(this.#pictureEnd)
    await this.writer.finish()
  }

  #takesPicture(packet: EncodedPacket, atSeconds: number): boolean {
    // A key frame that comes too late is left out with all the pictures that build on it.
    if (packet.type === 'key') {
      this.#floor = atSeconds > this.#highestPicture ? this.#highestPicture : Number.POSITIVE_INFINITY
    }
    return atSeconds > this.#floor
  }

  async #fillTo(seconds: number): Promise<void> {
    const silence = this.#silence
    if (!silence) return
    while (this.#soundEnd + silence.seconds <= seconds + toleranceSeconds / 10) {
      await this.#writeSound(silence.packet, this.#soundEnd, silence.seconds)
    }
  }

  async #writeSound(packet: EncodedPacket, atSeconds: number, seconds: number): Promise<void> {
    this.#soundEnd = atSeconds + seconds
    await this.writer.audio(packet, atSeconds)
  }
}
