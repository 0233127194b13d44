import type { ConsentPurpose, StartInterview } from '@candor/contract'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Changes whenever the meaning of a consent text changes in any language. */
export const CONSENT_VERSION = '2026-11-28'

export interface ShownConsent {
  purpose: ConsentPurpose
  /** Exactly the words on the screen. */
  text: string
}

/** A stored consent: the text's version and the hash of the words that were shown. */
export const createConsents = (shown: readonly ShownConsent[]): StartInterview['consents'] =>
  shown.map(({ purpose, text }) => ({
    purpose,
    version: CONSENT_VERSION,
    textSha256: bytesToHex(sha256(utf8ToBytes(text.normalize('NFC')))),
  }))
