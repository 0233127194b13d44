/** Cuts a stream of samples into pieces of one length; the rest waits for the next call. */
export function createChunker(length: number, onChunk: (chunk: Float32Array<ArrayBuffer>, end: number) => void) {
  let chunk = new Float32Array(length)
  let filled = 0
  return {
    /** `end` of a piece: how many of these samples it has used up. */
    push: (samples: Float32Array) => {
      let used = 0
      while (used < samples.length) {
        const taken = samples.subarray(used, used + length - filled)
        chunk.set(taken, filled)
        filled += taken.length
        used += taken.length
        if (filled < length) return
        const full = chunk
        chunk = new Float32Array(length)
        filled = 0
        onChunk(full, used)
      }
    },
    reset: () => {
      filled = 0
    },
  }
}
