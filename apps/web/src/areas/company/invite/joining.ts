import { zInviteKey } from '@candor/contract'
import { z } from 'zod'
import { dropStored, readStored, writeStored } from '../../../shared/storage'

/** The invite that a sign-up accepts. */
const zJoining = z.object({ key: zInviteKey, organizationName: z.string() })
export type Joining = z.infer<typeof zJoining>

const KEY = 'candor.joining'
let memory: string | null = null

export function keepJoining(joining: Joining): void {
  memory = JSON.stringify(joining)
  writeStored('session', KEY, memory)
}

export function heldJoining(): Joining | null {
  const raw = memory ?? readStored('session', KEY)
  if (raw === null) return null
  try {
    return zJoining.safeParse(JSON.parse(raw)).data ?? null
  } catch {
    // Not our format: something else wrote to this tab's storage.
    return null
  }
}

/** Call once the invite is answered, or the person chooses another way. */
export function dropJoining(): void {
  memory = null
  dropStored('session', KEY)
}
