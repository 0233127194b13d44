import type { SubmissionAnswer, SubmissionDetail } from '@candor/contract'

/** Something that can be downloaded as one file, with its parts in case they can't be joined. */
export interface DownloadTarget {
  href: string
  /** The answer whose place it is named by; null: the whole interview. */
  answer: Pick<SubmissionAnswer, 'questionNumber' | 'isFollowUp'> | null
  /** Counted from 1 where this is one piece of an answer; null: the answer as a whole. */
  part: number | null
  parts: readonly DownloadTarget[]
}

/** One answer; null where there is nothing, or this member may not have it. */
export function answerTarget(answer: SubmissionAnswer | undefined): DownloadTarget | null {
  if (!answer || answer.videoUrl === null) return null
  const pieces = [...answer.media].sort((a, b) => a.startMs - b.startMs)
  return {
    href: answer.videoUrl,
    answer,
    part: null,
    parts: pieces.map(({ url }, place) => ({ href: url, answer, part: place + 1, parts: [] })),
  }
}

/** The whole interview, which falls into its answers. */
export function interviewTarget({ fullVideoUrl, answers }: SubmissionDetail): DownloadTarget | null {
  if (fullVideoUrl === null) return null
  return {
    href: fullVideoUrl,
    answer: null,
    part: null,
    parts: answers.flatMap((answer) => answerTarget(answer) ?? []),
  }
}
