import { useEffect, useState } from 'react'

const SETTLE_MS = 300

/**
 * What is typed into a search field, handed on once the typing rests. The address is the truth: when it changes by other means (the back
 * button), the field follows.
 */
export function useDebouncedKeyword(keyword: string, onSettled: (keyword: string) => void) {
  const [typed, setTyped] = useState(keyword)
  useEffect(() => setTyped(keyword), [keyword])
  useEffect(() => {
    if (typed.trim() === keyword) return
    const timer = setTimeout(() => onSettled(typed.trim()), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed, keyword, onSettled])
  return [typed, setTyped] as const
}
