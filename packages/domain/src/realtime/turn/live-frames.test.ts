import { expect, test } from 'vitest'
import {
  decodeMicrophoneFrame,
  decodeVoiceFrame,
  encodeMicrophoneFrame,
  encodeVoiceFrame,
  maxMicrophoneFrameBytes,
} from './live-frames'

test('decodes microphone sound as it was sent, whatever surrounds it in memory', () => {
  const sent = { turn: 7, take: 2, atMs: 123_456, samples: Int16Array.of(0, 1, -1, 32_767, -32_768) }
  const frame = encodeMicrophoneFrame(sent)
  const within = new Uint8Array(frame.byteLength + 3)
  within.set(frame, 3)
  expect(decodeMicrophoneFrame(within.subarray(3))).toEqual(sent)
})

test('decodes the interviewer’s sound as it was sent', () => {
  const sent = { utterance: 9, part: 3, bytes: Uint8Array.of(1, 2, 3) }
  expect(decodeVoiceFrame(encodeVoiceFrame(sent))).toEqual(sent)
})

test('rejects a frame that is too short, odd, too long or of the other kind', () => {
  const voice = encodeVoiceFrame({ utterance: 1, part: 0, bytes: Uint8Array.of(1, 2) })
  const microphone = encodeMicrophoneFrame({ turn: 1, take: 1, atMs: 0, samples: Int16Array.of(1) })
  expect(decodeMicrophoneFrame(voice)).toBeNull()
  expect(decodeVoiceFrame(microphone)).toBeNull()
  expect(decodeMicrophoneFrame(microphone.subarray(0, 12))).toBeNull()
  expect(decodeMicrophoneFrame(microphone.subarray(0, 13))).toBeNull()
  expect(decodeMicrophoneFrame(new Uint8Array(maxMicrophoneFrameBytes + 2).fill(1, 0, 1))).toBeNull()
  expect(decodeVoiceFrame(new Uint8Array(0))).toBeNull()
})
