import { useEffect, useRef } from 'react'
import { hasModifier, isTyping } from '../../../../shared/keys/key-events'
import { useShortcutSetting } from '../../../../shared/keys/shortcut-setting'

const JUMP_MS = 5_000
const pressed = 'button, a, summary, input'
const moved = 'input, [role=slider], [role=tab], [role=menuitem]'

export interface PlayerKeys {
  toggle: () => void
  jump: (byMs: number) => void
  mute: () => void
  captions: () => void
  fullScreen: () => void
}

/** Decides what a key does, given the focused element; null if that element handles the key. */
export function findAction(event: Pick<KeyboardEvent, 'key' | 'target'>, keys: PlayerKeys): (() => void) | null {
  if (isTyping(event.target)) return null
  const target = event.target instanceof Element ? event.target : null
  const letters: Record<string, () => void> = { m: keys.mute, c: keys.captions, f: keys.fullScreen, k: keys.toggle }
  const letter = letters[event.key.toLowerCase()]
  if (letter) return letter
  if (event.key === ' ') return target?.closest(pressed) ? null : keys.toggle
  if (target?.closest(moved)) return null
  if (event.key === 'ArrowLeft') return () => keys.jump(-JUMP_MS)
  if (event.key === 'ArrowRight') return () => keys.jump(JUMP_MS)
  return null
}

const isForOthers = (event: KeyboardEvent): boolean => hasModifier(event) || event.defaultPrevented

const isLetter = (key: string): boolean => key.length === 1 && key !== ' '

/** The player's keys work anywhere on the page, except where someone types or presses something else. Letters can be switched off. */
export function usePlayerKeys(keys: PlayerKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  const hasLetters = useShortcutSetting((setting) => setting.isOn)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isForOthers(event) || (!hasLetters && isLetter(event.key))) return
      const action = findAction(event, latest.current)
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [hasLetters])
}
