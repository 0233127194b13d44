const silkFrameMs = [10, 20, 40, 60]
const hybridFrameMs = [10, 20]
const celtFrameMs = [2.5, 5, 10, 20]

function frameMs(configuration: number): number {
  if (configuration < 12) return silkFrameMs[configuration % 4] ?? 0
  if (configuration < 16) return hybridFrameMs[configuration % 2] ?? 0
  return celtFrameMs[configuration % 4] ?? 0
}

/** Returns an Opus packet's duration from its first two bytes (RFC 6716, section 3.1); 0 when there are none. */
export function opusPacketMs(packet: Uint8Array): number {
  const [toc, second = 0] = packet
  if (toc === undefined) return 0
  const code = toc & 3
  const frameCount = code === 0 ? 1 : code === 3 ? second & 63 : 2
  return frameMs(toc >> 3) * frameCount
}
