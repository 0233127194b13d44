import type { SubmissionAnswer, SubmissionDetail } from '@candor/contract'

/** Something that can be downloaded as one file, with its parts in case they can't be joined. */
export interface DownloadTarget {
  href: string
  /** The answer that gives the file its name; null: the whole interview. */
  answer: Pick<SubmissionAnswer, 'questionNumber' | 'isFollowUp'> | null
  /** The number of the piece from 1; null: the whole answer. */
  part: number | null
  parts: readonly DownloadTarget[]
}

/** The download of one answer; null: nothing was recorded, or this member may not download it. */
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

/** The download of the whole interview, with its answers as parts. */
export function interviewTarget({ fullVideoUrl, answers }: SubmissionDetail): DownloadTarget | null {
  if (fullVideoUrl === null) return null
  return {
    href: fullVideoUrl,
    answer: null,
    part: null,
    parts: answers.flatMap((answer) => answerTarget(answer) ?? []),
  }
}
