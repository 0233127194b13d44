import type { Deps } from '../deps'
import { assessmentReads } from '../modules/assessments'
import { signSharedRecording } from '../modules/content'
import { createSubmissions } from '../modules/submissions'

/** Submissions, with what they need of modules that they must not import. */
export const wireSubmissions = (
  deps: Deps,
  options: Omit<Parameters<typeof createSubmissions>[1], 'assessments' | 'signSharedRecording'>,
) =>
  createSubmissions(deps, {
    ...options,
    assessments: assessmentReads,
    signSharedRecording: (share, uploadId) => signSharedRecording(deps, share, uploadId),
  })
