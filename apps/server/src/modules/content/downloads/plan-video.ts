import type { SignedTarget } from '@candor/contract'
import { formatPersonName, toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { cleanFileName } from '../../../platform/clean-file-name'
import { AppError, notFound } from '../../../platform/errors'
import { isId } from '../find-upload'
import * as repo from '../repo/downloads'
import { asReviewer } from '../reviewer'

export interface WantedVideo {
  readonly submissionId: string
  /** Null: all answers, one after another. */
  readonly answerId: string | null
}

export const getWantedVideo = (target: Extract<SignedTarget, { kind: 'answerVideo' | 'fullVideo' }>): WantedVideo => ({
  submissionId: target.submissionId,
  answerId: target.kind === 'answerVideo' ? target.answerId : null,
})

/** The parts of a downloaded video: the segments of each answer in order. */
export interface VideoPlan {
  readonly organizationId: string
  readonly parts: readonly (readonly repo.CountedRecording['upload'][])[]
  /** Without the extension. */
  readonly name: string
}

const maxNameCharacters = 120

const byAnswer = (recordings: readonly repo.CountedRecording[]) => {
  const parts = new Map<string, repo.CountedRecording['upload'][]>()
  for (const { upload } of recordings) parts.set(upload.answerId, [...(parts.get(upload.answerId) ?? []), upload])
  return [...parts.values()]
}

/** The recordings of a submission to the caller's organization. Foreign, missing and unrecorded ones give the same error. */
export const planVideo = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Caller,
  wanted: WantedVideo,
): Promise<VideoPlan> => {
  const { submissionId, answerId } = wanted
  if (!isId(submissionId) || (answerId !== null && !isId(answerId))) throw notFound()
  const { submission, all } = await deps.withActor(asReviewer(caller), async (tx) => {
    const found = await repo.readRecordedSubmission(tx, submissionId)
    return { submission: found, all: found === null ? [] : await repo.listCountedRecordings(tx, found.sessionId) }
  })
  const recordings = all.filter(({ upload }) => answerId === null || upload.answerId === answerId)
  const [first] = recordings
  if (submission === null || first === undefined) throw notFound()
  if (recordings.some(({ upload }) => upload.damagedAt !== null)) throw new AppError('RECORDING_DAMAGED')
  const person = formatPersonName(submission, toInterfaceLanguage(submission.language))
  return {
    organizationId: submission.organizationId,
    parts: byAnswer(recordings),
    name:
      cleanFileName(answerId === null ? person : `${person} - ${first.questionNumber}`, maxNameCharacters) ||
      'interview',
  }
}
