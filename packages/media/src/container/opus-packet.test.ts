import { expect, it } from 'vitest'
import { opusPacketMs } from './opus-packet'

it('reads the duration of every kind of Opus packet from its first bytes', () => {
  const packets: [number, number, number][] = [
    // configuration, frame-count code, milliseconds (RFC 6716, table 2)
    [0, 0, 10],
    [3, 0, 60],
    [11, 1, 120],
    [12, 0, 10],
    [15, 2, 40],
    [16, 0, 2.5],
    [31, 0, 20],
  ]
  for (const [configuration, code, expectedMs] of packets) {
    expect(opusPacketMs(Uint8Array.of(configuration * 8 + code, 0))).toBe(expectedMs)
  }
  expect(opusPacketMs(Uint8Array.of(31 * 8 + 3, 0x80 + 3))).toBe(60)
  expect(opusPacketMs(new Uint8Array(0))).toBe(0)
})
