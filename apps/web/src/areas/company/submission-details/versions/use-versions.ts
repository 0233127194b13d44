import type { Assessment, SubmissionDetail } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../../shared/api/client'

/** Loads all versions with their changes when the dialog is opened. */
export const useVersionList = (submissionId: string, isWanted: boolean) =>
  useQuery({
    ...query.interview.assessment.list.queryOptions({ input: { id: submissionId } }),
    enabled: isWanted,
    staleTime: 0,
  })

/** Requests a new version. The shown one stays until the new one is ready. */
export function useReevaluate(submissionId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (asked: { reason: string; excludesFluency: boolean }) =>
      api.interview.assessment.reevaluate({ id: submissionId, ...asked }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({
          queryKey: query.interview.submission.get.key({ input: { id: submissionId } }),
        }),
        queryClient.invalidateQueries({
          queryKey: query.interview.assessment.list.key({ input: { id: submissionId } }),
        }),
      ]),
  })
}

export interface ShownVersion {
  /** The shown version: the current one, or the requested one. */
  readonly assessment: Assessment | null
  readonly isOlder: boolean
  readonly show: (assessmentId: string | null) => void
}

/** Manages which version is shown: the current one, or an older one. */
export function useShownVersion({ id, assessment }: SubmissionDetail): ShownVersion {
  const [askedId, setAskedId] = useState<string | null>(null)
  const isOther = askedId !== null && askedId !== assessment?.id
  const older = useQuery({
    ...query.interview.assessment.get.queryOptions({ input: { id, assessmentId: askedId ?? '' } }),
    enabled: isOther,
    staleTime: Infinity,
  }).data
  const isOlder = isOther && older !== undefined
  return { assessment: isOlder ? older : assessment, isOlder, show: setAskedId }
}
