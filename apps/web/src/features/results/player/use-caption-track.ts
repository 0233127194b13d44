import type { SubmissionAnswer } from '@candor/contract'
import { useEffect, useState } from 'react'
import { toVtt } from './captions'

/** The URL of the caption file of the current piece, created in the browser. */
export function useCaptionTrack(
  lines: SubmissionAnswer['lines'] | undefined,
  pieceStartMs: number,
): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([toVtt(lines ?? [], pieceStartMs)], { type: 'text/vtt' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [lines, pieceStartMs])
  return url
}
