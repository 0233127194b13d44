import type { ReviewDecision } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'

type Page = Awaited<ReturnType<typeof api.interview.submission.list>>

interface Change {
  readonly id: string
  /** Of the candidate, to say whom the decision is about. */
  readonly name: string
  readonly decision: ReviewDecision
}

const applyDecision = (page: Page, { id, decision }: Change): Page => ({
  ...page,
  items: page.items.map((item) => (item.id === id ? { ...item, ownDecision: decision } : item)),
})

/** Saves the member's own decision, which the rows show at once. A reason that was given before stays. */
export function useDecide() {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { list, key } = query.interview.submission
  const mutationKey = ['decide-in-list']
  return useMutation({
    mutationKey,
    // One after another, so that the last key is what remains.
    scope: { id: 'decide-in-list' },
    mutationFn: ({ id, decision }: Change) => api.interview.review.decide({ id, decision }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: list.key() })
      queryClient.setQueriesData<Page>({ queryKey: list.key() }, (page) => page && applyDecision(page, change))
    },
    onError: (error) => toast.error(errorText(error)),
    onSuccess: (review, { id }) => {
      queryClient.setQueryData(query.interview.review.get.queryKey({ input: { id } }), review)
    },
    // Rows that are loaded while another decision is on its way would show its former value.
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) <= 1
        ? queryClient.invalidateQueries({ queryKey: key() })
        : Promise.resolve(),
  })
}
