import { dropStored, readStored, writeStored } from '../../../shared/storage'

const getStorageKey = (id: string) => `candor.invite.${id}`

/** Where the browser blocks storage the code lives as long as the page. */
const memory = new Map<string, string>()

/** The code of a mailed invite: kept for this tab over sign-in and sign-up, out of the address. */
export function keepInviteCode(id: string, code: string): void {
  memory.set(id, code)
  writeStored('session', getStorageKey(id), code)
}

/** Null: the page was opened without the mail's link. */
export const inviteCode = (id: string): string | null => memory.get(id) ?? readStored('session', getStorageKey(id))

/** Once it was answered. */
export function dropInviteCode(id: string): void {
  memory.delete(id)
  dropStored('session', getStorageKey(id))
}
