import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { visits } from './visits'

/** Records the pages that are visited while the caller is on the screen. */
export function useVisits(): void {
  const { history } = useRouter()
  useEffect(() => {
    visits.record(history.location, false)
    const unsubscribe = history.subscribe(({ location, action }) => visits.record(location, action.type === 'PUSH'))
    return () => {
      unsubscribe()
      visits.forget()
    }
  }, [history])
}
