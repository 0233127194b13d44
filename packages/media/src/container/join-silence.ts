import { EncodedPacket } from 'mediabunny'
import type { AudioFacts } from './join-segment'

/** A packet of silence and how long it lasts. */
export interface Silence {
  readonly packet: EncodedPacket
  readonly seconds: number
}

/** 20 ms of Opus that decode to silence. */
const opusSilence = Uint8Array.of(0xf8, 0xff, 0xfe)
const opusSeconds = 0.02
/** One empty AAC-LC frame of 1024 samples, for one channel and for two. */
const aacSilence = [
  Uint8Array.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80),
  Uint8Array.of(0x21, 0x00, 0x49, 0x90, 0x02, 0x19, 0x00, 0x23, 0x80),
]
const aacFrameSamples = 1024

/**
 * Creates the packet that fills gaps in the audio: players that count samples instead of reading times would otherwise let the
 * audio run ahead of the video. Null for codecs whose silence we can't write.
 */
export function createSilence({ codec, decoderConfig }: AudioFacts): Silence | null {
  if (codec === 'opus') return { packet: new EncodedPacket(opusSilence, 'key', 0, opusSeconds), seconds: opusSeconds }
  const frame = codec === 'aac' ? aacSilence[decoderConfig.numberOfChannels - 1] : undefined
  if (!frame) return null
  const seconds = aacFrameSamples / decoderConfig.sampleRate
  return { packet: new EncodedPacket(frame, 'key', 0, seconds), seconds }
}
