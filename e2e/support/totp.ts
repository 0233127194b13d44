import { webcrypto } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Reads base32 five bits at a time into a buffer of bits, taking out eight at a time. */
const readBase32 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes: number[] = []
  let buffer = 0
  let bits = 0
  for (const sign of text) {
    buffer = (buffer << 5) | alphabet.indexOf(sign)
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((buffer >> bits) & 255)
      buffer &= (1 << bits) - 1
    }
  }
  return Uint8Array.from(bytes)
}

/** What an authenticator app shows for a key: written apart from the server's code, so that both must agree with RFC 6238. */
export const showTotp = async (key: string, stepOffset = 0): Promise<string> => {
  const step = Math.floor(Date.now() / 30_000) + stepOffset
  const counter = new DataView(new ArrayBuffer(8))
  counter.setUint32(4, step)
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const hmacKey = await webcrypto.subtle.importKey('raw', readBase32(key), algorithm, false, ['sign'])
  const digest = new DataView(await webcrypto.subtle.sign('HMAC', hmacKey, counter.buffer))
  const offset = digest.getUint8(19) & 15
  return ((digest.getUint32(offset) & 0x7fffffff) % 1_000_000).toString().padStart(6, '0')
}
