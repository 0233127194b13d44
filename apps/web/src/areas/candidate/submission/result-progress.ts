import type { OwnSubmission } from '@candor/contract'
import { isTranscriptPending } from '@candor/domain'

interface ResultProgress {
  processedBytes: number
  totalBytes: number
  /** 0 to 99: the result is there only when the page shows it. */
  percent: number
}

type Answer = Pick<OwnSubmission['answers'][number], 'transcript' | 'media'>

const sumBytes = (answers: readonly Answer[]): number =>
  answers.flatMap(({ media }) => media).reduce((total, { sizeBytes = 0 }) => total + sizeBytes, 0)

/** How much of the recordings is transcribed, which takes most of a result's time. Null: nothing was recorded. */
export function getResultProgress(answers: readonly Answer[]): ResultProgress | null {
  const totalBytes = sumBytes(answers)
  if (totalBytes === 0) return null
  const processedBytes = sumBytes(answers.filter(({ transcript }) => !isTranscriptPending(transcript)))
  return { processedBytes, totalBytes, percent: Math.min(99, Math.floor((processedBytes / totalBytes) * 100)) }
}
