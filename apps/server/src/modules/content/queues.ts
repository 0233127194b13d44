import { z } from 'zod'

/** Deletes bytes of erased rows in the store that may have them. The payload contains random keys and ids only. */
export const forgetBytesQueue = 'forget-bytes'
export const zForgetBytes = z.object({
  storeId: z.string(),
  keys: z.array(z.string()),
  /** Also the joined videos of this organization. */
  derivedOf: z.uuid().optional(),
})
export type ForgetBytes = z.infer<typeof zForgetBytes>

/** Seals the received bytes of an upload whose browser never returned. */
export const sealAbandonedUploadQueue = 'seal-abandoned-upload'
export const zSealAbandonedUpload = z.object({ uploadId: z.uuid() })
export type SealAbandonedUpload = z.infer<typeof zSealAbandonedUpload>

/** A session can be resumed for a day, and bytes may arrive for another day; the longest interview is an hour. */
export const abandonedAfterMs = (24 + 24 + 1) * 60 * 60_000
