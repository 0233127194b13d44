import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../../shared/api/client'

/** The candidate's requests about one submission, and sending one. After a refusal they are read again: one may be open. */
export function useRequests(submissionId: string) {
  const client = useQueryClient()
  const options = query.seeker.request.list.queryOptions({ input: { id: submissionId } })
  return {
    stored: useQuery(options),
    send: useMutation({
      mutationFn: (text: string) => api.seeker.request.create({ id: submissionId, kind: 'human_review', text }),
      onSettled: () => client.invalidateQueries({ queryKey: options.queryKey }),
    }),
  }
}
