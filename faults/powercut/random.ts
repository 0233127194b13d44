/** Creates seeded random numbers in [0, 1). */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Computes a stream's bytes from its seed and offset, so that no copy has to be stored. */
export const makeExpectedBytes = (seed: number, fromBytes: number, toBytes: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(toBytes - fromBytes)
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const word = Math.imul((fromBytes + at + 1) ^ seed, 0x9e3779b1)
    bytes[at] = (word ^ (word >>> 13)) >>> 8
  }
  return bytes
}
