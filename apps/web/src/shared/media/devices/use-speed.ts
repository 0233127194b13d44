import { useCallback, useEffect, useState } from 'react'
import { measureUpload, type Speed } from './measure-upload'

/** `measuring`, then the speed. Null: it can't be measured. */
export function useSpeed(): { speed: Speed | 'measuring' | null; measureAgain: () => void } {
  const [state, setState] = useState<{ attempt: number; speed: Speed | 'measuring' | null }>({
    attempt: 0,
    speed: 'measuring',
  })
  const { attempt } = state
  useEffect(() => {
    const abort = new AbortController()
    const run = async () => {
      const speed = await measureUpload(abort.signal)
      if (!abort.signal.aborted) setState({ attempt, speed })
    }
    void run()
    return () => abort.abort()
  }, [attempt])
  const measureAgain = useCallback(() => setState((now) => ({ attempt: now.attempt + 1, speed: 'measuring' })), [])
  return { speed: state.speed, measureAgain }
}
