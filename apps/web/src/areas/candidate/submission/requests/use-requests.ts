import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../../shared/api/client'

/** The candidate's requests for reviews of one submission, and sending one. After a refusal they are read again: one may be open. */
export function useRequests(submissionId: string) {
  const client = useQueryClient()
  const options = query.seeker.request.list.queryOptions({ input: { id: submissionId } })
  return {
    stored: useQuery({
      ...options,
      select: ({ items }) => ({ items: items.filter(({ kind }) => kind === 'human_review') }),
    }),
    send: useMutation({
      mutationFn: (text: string) => api.seeker.request.create({ id: submissionId, kind: 'human_review', text }),
      onSettled: () => client.invalidateQueries({ queryKey: options.queryKey }),
    }),
  }
}
