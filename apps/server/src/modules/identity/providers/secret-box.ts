import { hkdfSync } from 'node:crypto'
import { decryptText, encryptText } from '../../../platform/secrets/encrypt-text'

/** Encrypts short secrets for the database. `context` names the row: a value copied to another row can't be read. */
export interface SecretBox {
  encrypt(plain: string, context: string): string
  /** Null: written with another key, for another row, or damaged. */
  decrypt(encrypted: string, context: string): string | null
}

export const createSecretBox = (secret: string, purpose: string): SecretBox => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    encrypt: (plain, context) => encryptText(key, plain, context).toString('base64url'),
    decrypt: (encrypted, context) => decryptText(key, Buffer.from(encrypted, 'base64url'), context),
  }
}
