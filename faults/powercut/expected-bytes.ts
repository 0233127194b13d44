/** Computes a stream's bytes from its seed and offset, so that no copy has to be stored. */
export const makeExpectedBytes = (seed: number, fromBytes: number, toBytes: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(toBytes - fromBytes)
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const word = Math.imul((fromBytes + at + 1) ^ seed, 0x9e3779b1)
    bytes[at] = (word ^ (word >>> 13)) >>> 8
  }
  return bytes
}
