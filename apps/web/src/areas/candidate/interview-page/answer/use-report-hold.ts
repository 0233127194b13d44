import type { HoldReason } from '@candor/contract'
import { useEffect, useSyncExternalStore } from 'react'
import type { RealtimeConnection } from '../session/use-realtime-connection'

const follow = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isHiddenNow = (): boolean => document.hidden

interface Input {
  realtime: RealtimeConnection
  isDeviceLost: boolean
  isFull: boolean
  /** Silence ends an answer, so the timer must not run while the page is hidden. */
  isHandsFree: boolean
}

/** Reports to the server when the candidate's turn is on hold, and when it resumes. */
export function useReportHold({ realtime, isDeviceLost, isFull, isHandsFree }: Input): HoldReason | null {
  const isHidden = useSyncExternalStore(follow, isHiddenNow)
  const reason: HoldReason | null = isFull
    ? 'storage'
    : isDeviceLost
      ? 'device'
      : isHandsFree && isHidden
        ? 'hidden'
        : null
  const { send, state } = realtime
  useEffect(() => {
    if (reason === null || state !== 'open') return
    send({ type: 'hold', reason })
    return () => {
      send({ type: 'release' })
    }
  }, [reason, state, send])
  return reason
}
