import { zOtpChallenge } from '@candor/contract'
import { z } from 'zod'
import { dropStored, readStored, writeStored } from '../../../shared/storage'

/** The code that the previous page requested. It survives a reload of this tab and is worthless in another browser. */
const zStoredReset = z.object({ email: z.string(), challenge: zOtpChallenge })
export type StoredReset = z.infer<typeof zStoredReset>

const KEY = 'candor.reset'
let memory: string | null = null

export function storeReset(reset: StoredReset): void {
  memory = JSON.stringify(reset)
  writeStored('session', KEY, memory)
}

/** Null: this tab requested no code, or the code has expired. */
export function findStoredReset(nowMs: number): StoredReset | null {
  const raw = memory ?? readStored('session', KEY)
  if (raw === null) return null
  try {
    const stored = zStoredReset.safeParse(JSON.parse(raw)).data
    return stored && Date.parse(stored.challenge.expiresAt) > nowMs ? stored : null
  } catch {
    // Not our format: something else wrote to this tab's storage.
    return null
  }
}

export function clearStoredReset(): void {
  memory = null
  dropStored('session', KEY)
}
