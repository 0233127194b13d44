import { z } from 'zod'

/** Deletes bytes whose rows are erased, at the store whose disk may hold them. Carries no more than random names. */
export const forgetBytesQueue = 'forget-bytes'
export const zForgetBytes = z.object({ storeId: z.string(), keys: z.array(z.string()) })
export type ForgetBytes = z.infer<typeof zForgetBytes>

/** Seals what has come of an upload whose browser never returned. */
export const sealAbandonedUploadQueue = 'seal-abandoned-upload'
export const zSealAbandonedUpload = z.object({ uploadId: z.uuid() })
export type SealAbandonedUpload = z.infer<typeof zSealAbandonedUpload>

/** A session can be resumed for a day, and bytes may arrive for another day; the longest interview is an hour. */
export const abandonedAfterMs = (24 + 24 + 1) * 60 * 60_000
