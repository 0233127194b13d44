import { isSlowSpeed } from '@candor/domain'
import { useCallback, useEffect, useState } from 'react'
import { measureUpload, type Speed } from './measure-upload'

type Measured = Speed | 'measuring' | null

/** `measuring`, then the speed. Null: it can't be measured. */
export interface Connection {
  speed: Measured
  /** The last measurement was too slow for video. Stays true while it is measured again. */
  isSlow: boolean
  measureAgain: () => void
}

const isSlow = (speed: Measured): boolean => speed !== null && speed !== 'measuring' && isSlowSpeed(speed.label)

export function useSpeed(): Connection {
  const [state, setState] = useState<{ attempt: number; speed: Measured; isSlow: boolean }>({
    attempt: 0,
    speed: 'measuring',
    isSlow: false,
  })
  const { attempt } = state
  useEffect(() => {
    const abort = new AbortController()
    const run = async () => {
      const speed = await measureUpload(abort.signal)
      if (!abort.signal.aborted) setState({ attempt, speed, isSlow: isSlow(speed) })
    }
    void run()
    return () => abort.abort()
  }, [attempt])
  const measureAgain = useCallback(
    () => setState((now) => ({ ...now, attempt: now.attempt + 1, speed: 'measuring' })),
    [],
  )
  return { speed: state.speed, isSlow: state.isSlow, measureAgain }
}
