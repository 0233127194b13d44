import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

const isCancellation = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Runs a draft that can be canceled. Leaving the step cancels it. */
export function useDrafting(run: (signal: AbortSignal) => Promise<void>) {
  const controller = useRef<AbortController | null>(null)
  const { mutate, isPending, error } = useMutation({ mutationFn: run })
  const cancel = useCallback(() => controller.current?.abort(), [])
  const start = useCallback(() => {
    controller.current?.abort()
    controller.current = new AbortController()
    mutate(controller.current.signal)
  }, [mutate])
  useEffect(() => cancel, [cancel])
  const isCanceled = isCancellation(error)
  return { isRunning: isPending, isCanceled, error: isCanceled ? null : error, start, cancel }
}
export type Drafting = ReturnType<typeof useDrafting>
