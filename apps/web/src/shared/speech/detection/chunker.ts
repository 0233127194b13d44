/** Cuts a stream of samples into pieces of one length. The rest is buffered for the next call. */
export function createChunker(length: number, onChunk: (chunk: Float32Array<ArrayBuffer>, end: number) => void) {
  let chunk = new Float32Array(length)
  let filled = 0
  return {
    /** `end`: how many of these samples the piece has consumed. */
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
