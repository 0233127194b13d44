import { useEffect } from 'react'
import { create } from 'zustand'

/** Whether the address shown is no page of the product. */
export const useIsNotFound = create<{ isNotFound: boolean }>()(() => ({ isNotFound: false }))

/** Called by the page that says so. */
export function useMarkNotFound(): void {
  useEffect(() => {
    useIsNotFound.setState({ isNotFound: true })
    return () => useIsNotFound.setState({ isNotFound: false })
  }, [])
}
