import type { Review, ReviewDecision, SubmissionDetail } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../../shared/api/client'
import { useProfile } from '../../../../shared/api/profile'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { nowMs } from '../../../../shared/clock'
import { toast } from '../../../../shared/ui/toaster'
import { applyLevel, findOwnLevel, type LevelPlace } from './apply-level'

interface LevelChange extends LevelPlace {
  readonly level: number | null
}
interface DecisionChange {
  readonly decision: ReviewDecision | null
  readonly reason: string | null
}

/** Saves to the shown review at once. Calls of one submission go out one after another; the last answer is what remains. */
function useSaving<Change>(
  id: string,
  { save, apply }: { save: (change: Change) => Promise<Review>; apply: (review: Review, change: Change) => Review },
) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const queryKey = query.interview.review.get.queryKey({ input: { id } })
  const mutationKey = ['review', id]
  return useMutation({
    mutationKey,
    scope: { id: `review ${id}` },
    mutationFn: save,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Review>(queryKey, (review) => review && apply(review, change))
    },
    onError: (error) => {
      toast.error(errorText(error))
      return queryClient.invalidateQueries({ queryKey })
    },
    onSuccess: (review) => {
      if (queryClient.isMutating({ mutationKey }) <= 1) queryClient.setQueryData<Review>(queryKey, review)
    },
  })
}

/** The member's own levels and decision. Null for members who don't review. */
export function useReview({ id, can }: Pick<SubmissionDetail, 'id' | 'can'>) {
  const userId = useProfile()?.id ?? ''
  const [last, setLast] = useState<LevelChange | null>(null)
  const { data, isError, refetch } = useQuery({
    ...query.interview.review.get.queryOptions({ input: { id } }),
    enabled: can.review,
  })
  const level = useSaving<LevelChange>(id, {
    save: (change) => api.interview.review.setLevel({ id, ...change }),
    apply: (review, { level: given, ...place }) =>
      applyLevel(review, place, { level: given, reviewerId: userId, at: new Date(nowMs()).toISOString() }),
  })
  const decision = useSaving<DecisionChange>(id, {
    save: (change) => api.interview.review.decide({ id, ...change }),
    apply: (review, { decision: given, reason }) => {
      const at = new Date(nowMs()).toISOString()
      const own = given === null ? null : { userId, name: '', decision: given, reason, at }
      return { ...review, decision: { ...review.decision, own } }
    },
  })
  if (!can.review) return null
  const setLevel = (place: LevelPlace, given: number | null): void => {
    if (data === undefined) return
    setLast({ ...place, level: findOwnLevel(data, place) })
    level.mutate({ ...place, level: given })
  }
  return {
    review: data,
    isError,
    retry: () => void refetch(),
    setLevel,
    /** What the last change replaced; null: nothing to undo. */
    last,
    undo: () => {
      if (last === null) return
      const { level: before, ...place } = last
      setLevel(place, before)
    },
    decide: (given: ReviewDecision | null, reason: string | null): void => {
      if (data !== undefined) decision.mutate({ decision: given, reason })
    },
  }
}
export type ReviewState = NonNullable<ReturnType<typeof useReview>>
