import { useEffect, useRef } from 'react'
import { hasModifier } from '../../../shared/keys/key-events'
import { useShortcutSetting } from '../../../shared/keys/shortcut-setting'
import { findReviewKey, type QuestionReviewActions } from './find-review-key'

/** The keys of the page. They don't act while someone types, or where the member switched single keys off. */
export function usePageKeys(actions: QuestionReviewActions): void {
  const latest = useRef(actions)
  latest.current = actions
  const isOn = useShortcutSetting((setting) => setting.isOn)
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (hasModifier(event) || event.defaultPrevented) return
      const action = findReviewKey(event, latest.current)
      if (action === null) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
