import { useEffect, useRef } from 'react'
import { hasModifier } from './key-events'
import { useShortcutSetting } from './shortcut-setting'

/**
 * The single keys of a page: `find` answers what a key does, or null where the focused element has it. They don't act with a modifier,
 * nor where the person switched single keys off.
 */
export function usePageKeys(find: (event: KeyboardEvent) => (() => void) | null): void {
  const latest = useRef(find)
  latest.current = find
  const isOn = useShortcutSetting((setting) => setting.isOn)
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent): void => {
      const action = hasModifier(event) || event.defaultPrevented ? null : latest.current(event)
      if (action === null) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
