import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts and authenticates a text with a 32-byte key: nonce, tag, ciphertext. `context` names where the text is stored:
 * copied to another place it can't be read.
 */
export const encryptText = (key: Uint8Array, plain: string, context: string): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context))
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext])
}

/** Null: written with another key, for another place, or damaged. */
export const decryptText = (key: Uint8Array, encrypted: Uint8Array, context: string): string | null => {
  if (encrypted.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes))
  const first = decipher.update(encrypted.subarray(nonceBytes + tagBytes))
  try {
    return Buffer.concat([first, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
