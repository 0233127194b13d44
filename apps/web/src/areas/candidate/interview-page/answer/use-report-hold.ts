import type { HoldReason } from '@candor/contract'
import { useEffect, useSyncExternalStore } from 'react'
import type { Link } from '../session/use-realtime-connection'

const follow = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isHiddenNow = (): boolean => document.hidden

interface Input {
  link: Link
  isDeviceLost: boolean
  isFull: boolean
  /** Silence ends an answer: nobody's patience may run while the candidate looks elsewhere. */
  isHandsFree: boolean
}

/** Tells the server that the candidate's turn stands still without anybody's fault, and when it goes on. */
export function useHold({ link, isDeviceLost, isFull, isHandsFree }: Input): HoldReason | null {
  const isHidden = useSyncExternalStore(follow, isHiddenNow)
  const reason: HoldReason | null = isFull
    ? 'storage'
    : isDeviceLost
      ? 'device'
      : isHandsFree && isHidden
        ? 'hidden'
        : null
  const { send, state } = link
  useEffect(() => {
    if (reason === null || state !== 'open') return
    send({ type: 'hold', reason })
    return () => {
      send({ type: 'release' })
    }
  }, [reason, state, send])
  return reason
}
