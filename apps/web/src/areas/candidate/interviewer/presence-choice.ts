import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../shared/storage'

/** `auto` shows the richest picture this machine draws well; `simple` keeps to the drawing, because the candidate said so. */
export type PresenceChoice = 'auto' | 'simple'

const KEY = 'candor.presence'
const listeners = new Set<() => void>()
let remembered: PresenceChoice | null = null

function read(): PresenceChoice {
  remembered ??= readStored('local', KEY) === 'simple' ? 'simple' : 'auto'
  return remembered
}

/** Kept on this computer; where storage is blocked it holds until the page is left. */
export function choosePresence(choice: PresenceChoice): void {
  remembered = choice
  writeStored('local', KEY, choice)
  for (const listener of listeners) listener()
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** What the candidate wants to see of the interviewer, and how to change it. */
export function usePresenceChoice(): { isSimple: boolean; setSimple: (isSimple: boolean) => void } {
  const choice = useSyncExternalStore(subscribe, read)
  return { isSimple: choice === 'simple', setSimple: (isSimple) => choosePresence(isSimple ? 'simple' : 'auto') }
}
