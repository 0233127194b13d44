import type { SubmissionAnswer } from '@candor/contract'
import { useEffect, useState } from 'react'
import { toVtt } from './captions'

/** An address of the caption file of the piece that plays, made in the browser. */
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
