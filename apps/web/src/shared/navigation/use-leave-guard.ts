import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dropStored, readStored, writeStored } from '../storage'

const KEY = 'candor.allow-navigation'

const isAllowed = (): boolean => readStored('session', KEY) === 'yes'

/**
 * Asks before a page is left on which something would be lost: by a link, the back button, or closing the tab. After a person
 * has chosen to leave, the browser doesn't ask a second time if the next page is loaded in full.
 */
export function useLeaveGuard(hasLoss: boolean) {
  useEffect(() => {
    // From an earlier page: this one asks for itself.
    dropStored('session', KEY)
    return () => dropStored('session', KEY)
  }, [])
  const blocker = useBlocker({
    shouldBlockFn: () => hasLoss && !isAllowed(),
    enableBeforeUnload: () => hasLoss && !isAllowed(),
    withResolver: true,
  })
  return {
    isAsking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => {
      writeStored('session', KEY, 'yes')
      blocker.proceed?.()
    },
  }
}
