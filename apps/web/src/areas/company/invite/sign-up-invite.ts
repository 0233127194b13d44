import { zInviteKey } from '@candor/contract'
import { z } from 'zod'
import { dropStored, readStored, writeStored } from '../../../shared/storage'

/** The invite that a sign-up accepts. */
const zSignUpInvite = z.object({ key: zInviteKey, organizationName: z.string() })
export type SignUpInvite = z.infer<typeof zSignUpInvite>

const KEY = 'candor.joining'
let memory: string | null = null

export function storeSignUpInvite(joining: SignUpInvite): void {
  memory = JSON.stringify(joining)
  writeStored('session', KEY, memory)
}

export function findSignUpInvite(): SignUpInvite | null {
  const raw = memory ?? readStored('session', KEY)
  if (raw === null) return null
  try {
    return zSignUpInvite.safeParse(JSON.parse(raw)).data ?? null
  } catch {
    // Not our format: something else wrote to this tab's storage.
    return null
  }
}

/** Call once the invite is answered, or the person chooses another way. */
export function clearSignUpInvite(): void {
  memory = null
  dropStored('session', KEY)
}
