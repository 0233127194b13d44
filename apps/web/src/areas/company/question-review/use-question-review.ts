import type { QuestionAnswer } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'

export const useReviewItems = (setId: string, question: number) =>
  useQuery(query.interview.questionReview.list.queryOptions({ input: { id: setId, question } }))

export const useQuestionAnswer = (submissionId: string, questionId: string) =>
  useQuery(query.interview.questionReview.answer.queryOptions({ input: { id: submissionId, questionId } }))

interface GivenLevel {
  readonly criterion: number
  readonly level: number
  readonly reason: string | null
}

/** Saves levels for one answer at once, one after another, and then reads what the server shows of it. */
export function useRating({ submissionId, questionId }: Pick<QuestionAnswer, 'submissionId' | 'questionId'>) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    scope: { id: `question level ${submissionId} ${questionId}` },
    mutationFn: (given: GivenLevel) => api.interview.review.setLevel({ id: submissionId, questionId, ...given }),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: query.interview.questionReview.key() }),
        queryClient.invalidateQueries({ queryKey: query.interview.review.key() }),
      ]),
  })
}
export type Rating = ReturnType<typeof useRating>
