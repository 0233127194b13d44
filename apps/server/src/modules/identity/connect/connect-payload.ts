import { z } from 'zod'

/** What a round trip needs when it returns; stored with its state, of which only the hash is stored. */
export const zConnectPayload = z.object({
  provider: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** A path inside the product; empty: the usual page. */
  returnPath: z.string(),
  /** The account that the provider will be linked to. Null: this is a sign-in. */
  linkUserId: z.uuid().nullable(),
})
export type ConnectPayload = z.infer<typeof zConnectPayload>
