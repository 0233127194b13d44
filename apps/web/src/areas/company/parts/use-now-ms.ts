import { useEffect, useState } from 'react'
import { nowMs } from '../../../shared/clock'

const REFRESH_MS = 30_000

/** This device's time, read anew twice a minute. */
export function useNowMs(): number {
  const [now, setNow] = useState(nowMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
