import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * `?generate` starts a draft when the step opens, if the step is still empty: an address never replaces what was typed. It leaves the
 * address at once, so that a reload doesn't draft again.
 */
export function useGenerateFlag(isWanted: boolean, isEmpty: () => boolean, start: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isWanted) return
    void navigate({ to: '.', search: {}, replace: true })
    if (isEmpty()) start()
  }, [isWanted, isEmpty, start, navigate])
}
