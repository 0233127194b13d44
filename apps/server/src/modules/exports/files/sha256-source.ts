/**
 * SHA-256 (FIPS 180-4) in plain JavaScript, for a page that is opened from a disk: there the browser's own needs a whole recording in
 * memory, or is missing. Pieces of any size can be added.
 */
export const sha256Source = `// SHA-256 as FIPS 180-4 describes it.
const roundConstants = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])

const rotate = (word, bits) => (word >>> bits) | (word << (32 - bits))

// Mixes a block of 64 bytes into the state of eight words.
function addBlock(state, block, w) {
  for (let t = 0; t < 16; t += 1) w[t] = block.getUint32(t * 4)
  for (let t = 16; t < 64; t += 1) {
    const s0 = rotate(w[t - 15], 7) ^ rotate(w[t - 15], 18) ^ (w[t - 15] >>> 3)
    const s1 = rotate(w[t - 2], 17) ^ rotate(w[t - 2], 19) ^ (w[t - 2] >>> 10)
    w[t] = w[t - 16] + s0 + w[t - 7] + s1
  }
  let [a, b, c, d, e, f, g, h] = state
  for (let t = 0; t < 64; t += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[t] + w[t]) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let t = 0; t < 8; t += 1) state[t] += sums[t]
}

function createHasher() {
  const state = new Uint32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ])
  const words = new Uint32Array(64)
  const rest = new Uint8Array(64)
  const restView = new DataView(rest.buffer)
  let restBytes = 0
  let sizeBytes = 0
  const add = (bytes) => {
    sizeBytes += bytes.length
    let at = 0
    while (at < bytes.length) {
      if (restBytes === 0 && bytes.length - at >= 64) {
        addBlock(state, new DataView(bytes.buffer, bytes.byteOffset + at, 64), words)
        at += 64
        continue
      }
      const taken = bytes.subarray(at, at + 64 - restBytes)
      rest.set(taken, restBytes)
      restBytes += taken.length
      at += taken.length
      if (restBytes < 64) continue
      addBlock(state, restView, words)
      restBytes = 0
    }
  }
  const finish = () => {
    const bits = sizeBytes * 8
    const end = new Uint8Array((restBytes < 56 ? 64 : 128) - restBytes)
    end[0] = 128
    const view = new DataView(end.buffer)
    view.setUint32(end.length - 8, Math.floor(bits / 2 ** 32))
    view.setUint32(end.length - 4, bits)
    add(end)
    return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
  }
  return { add, finish }
}

function sha256(text) {
  const hasher = createHasher()
  hasher.add(new TextEncoder().encode(text))
  return hasher.finish()
}
`
