import { zOtpChallenge } from '@candor/contract'
import { z } from 'zod'
import { dropStored, readStored, writeStored } from '../../../shared/storage'

/** The code that was asked for on the page before: it survives a reload of this tab, and is worthless in another browser. */
const zHeldReset = z.object({ email: z.string(), challenge: zOtpChallenge })
export type HeldReset = z.infer<typeof zHeldReset>

const KEY = 'candor.reset'
let memory: string | null = null

export function keepReset(reset: HeldReset): void {
  memory = JSON.stringify(reset)
  writeStored('session', KEY, memory)
}

/** Null: no code was asked for in this tab, or it has run out. */
export function heldReset(nowMs: number): HeldReset | null {
  const raw = memory ?? readStored('session', KEY)
  if (raw === null) return null
  try {
    const held = zHeldReset.safeParse(JSON.parse(raw)).data
    return held && Date.parse(held.challenge.expiresAt) > nowMs ? held : null
  } catch {
    // Not ours: somebody wrote into this tab's storage.
    return null
  }
}

export function dropReset(): void {
  memory = null
  dropStored('session', KEY)
}
