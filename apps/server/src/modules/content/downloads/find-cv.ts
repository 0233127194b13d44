import { getFilePurpose } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import * as repo from '../repo/downloads'
import { asReviewer } from '../reviewer'

/** The CV that came with a submission to the caller's organization. */
export const findCv = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Caller,
  submissionId: string,
): Promise<repo.FileRow> => {
  const files = await deps.withActor(asReviewer(caller), async (tx) => {
    const submission = await repo.readRecordedSubmission(tx, submissionId)
    return submission === null ? [] : repo.listFiles(tx, submission.sessionId)
  })
  const cv = files.find(({ purpose }) => purpose === getFilePurpose(null))
  if (cv === undefined) throw notFound()
  return cv
}
