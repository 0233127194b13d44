/** Binary frames of the interview's WebSocket: a header of 12 bytes, little-endian, then the sound. */
const headerBytes = 12

/** Microphone: 16-bit little-endian mono samples at `pcmRateHz`. `atMs` on the answer's audio clock. */
export interface MicrophoneFrame {
  readonly turn: number
  readonly take: number
  readonly atMs: number
  readonly samples: Int16Array
}
/** The interviewer's sound of one `speak` message. */
export interface VoiceFrame {
  readonly utterance: number
  readonly part: number
  readonly bytes: Uint8Array
}

export const pcmRateHz = 16_000
const microphoneKind = 1
const voiceKind = 2
/** Two seconds of sound: the upper limit of one frame. */
export const maxMicrophoneFrameBytes = headerBytes + 2 * pcmRateHz * 2

/** kind u8, 0 u8, take u16, turn u32, atMs u32, samples. */
export const encodeMicrophoneFrame = ({ turn, take, atMs, samples }: MicrophoneFrame): Uint8Array<ArrayBuffer> => {
  const frame = new Uint8Array(headerBytes + samples.length * 2)
  const view = new DataView(frame.buffer)
  view.setUint8(0, microphoneKind)
  view.setUint16(2, take, true)
  view.setUint32(4, turn, true)
  view.setUint32(8, atMs, true)
  for (const [index, sample] of samples.entries()) view.setInt16(headerBytes + index * 2, sample, true)
  return frame
}

/** null: not such a frame. */
export const decodeMicrophoneFrame = (frame: Uint8Array): MicrophoneFrame | null => {
  const sampleBytes = frame.byteLength - headerBytes
  if (sampleBytes < 2 || sampleBytes % 2 !== 0 || frame.byteLength > maxMicrophoneFrameBytes) return null
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  if (view.getUint8(0) !== microphoneKind) return null
  const samples = new Int16Array(sampleBytes / 2)
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = view.getInt16(headerBytes + index * 2, true)
  }
  return { take: view.getUint16(2, true), turn: view.getUint32(4, true), atMs: view.getUint32(8, true), samples }
}

/** kind u8, 0 u8, part u16, utterance u32, 0 u32, bytes. */
export const encodeVoiceFrame = ({ utterance, part, bytes }: VoiceFrame): Uint8Array<ArrayBuffer> => {
  const frame = new Uint8Array(headerBytes + bytes.byteLength)
  const view = new DataView(frame.buffer)
  view.setUint8(0, voiceKind)
  view.setUint16(2, part, true)
  view.setUint32(4, utterance, true)
  frame.set(bytes, headerBytes)
  return frame
}

/** null: not such a frame. The sound is a view of the frame, not a copy. */
export const decodeVoiceFrame = (frame: Uint8Array): VoiceFrame | null => {
  if (frame.byteLength <= headerBytes) return null
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  if (view.getUint8(0) !== voiceKind) return null
  return { part: view.getUint16(2, true), utterance: view.getUint32(4, true), bytes: frame.subarray(headerBytes) }
}
