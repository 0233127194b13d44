import type { Assessment, SubmissionDetail } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../../shared/api/client'

/** Every version with what changed; asked for when they are looked at. */
export const useVersionList = (submissionId: string, isWanted: boolean) =>
  useQuery({
    ...query.interview.assessment.list.queryOptions({ input: { id: submissionId } }),
    enabled: isWanted,
    staleTime: 0,
  })

/** Asks for a new version. What is in sight stays until it is there. */
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
  /** What is in sight: today's version, or the one that was asked for. */
  readonly assessment: Assessment | null
  readonly isOlder: boolean
  readonly show: (assessmentId: string | null) => void
}

/** Today's version, or an older one in its place while it is looked at. */
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
