import { useMemo, useState } from 'react'
import type { Row } from './rows'
import { findMatches } from './search'

/** State of the transcript search: the query, the matches and the current match. */
export function useSearch(rows: readonly Row[]) {
  const [words, setWords] = useState('')
  const [current, setCurrent] = useState(0)
  const matches = useMemo(() => findMatches(rows, words), [rows, words])
  return {
    words,
    matches,
    current,
    match: matches[current] ?? null,
    search: (next: string) => {
      setWords(next)
      setCurrent(0)
    },
    step: (by: 1 | -1) => {
      if (matches.length > 0) setCurrent((current + by + matches.length) % matches.length)
    },
  }
}
export type TranscriptSearch = ReturnType<typeof useSearch>
