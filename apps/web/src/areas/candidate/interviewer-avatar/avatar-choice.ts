import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../shared/storage'

/** `auto` shows the richest picture this machine draws well; `simple` keeps to the drawing, because the candidate said so. */
export type AvatarChoice = 'auto' | 'simple'

const KEY = 'candor.presence'
const listeners = new Set<() => void>()
let remembered: AvatarChoice | null = null

function read(): AvatarChoice {
  remembered ??= readStored('local', KEY) === 'simple' ? 'simple' : 'auto'
  return remembered
}

/** Kept on this computer; where storage is blocked it holds until the page is left. */
export function chooseAvatar(choice: AvatarChoice): void {
  remembered = choice
  writeStored('local', KEY, choice)
  for (const listener of listeners) listener()
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** What the candidate wants to see of the interviewer, and how to change it. */
export function useAvatarChoice(): { isSimple: boolean; setSimple: (isSimple: boolean) => void } {
  const choice = useSyncExternalStore(subscribe, read)
  return { isSimple: choice === 'simple', setSimple: (isSimple) => chooseAvatar(isSimple ? 'simple' : 'auto') }
}
