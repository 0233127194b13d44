import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ObjectionSubject } from '../../../../features/results/result-view'
import { api, query } from '../../../../shared/api/client'

/** The newest objection to a signal or remark, and sending one. After a refusal it is read again: one may be open. */
export function useObjection(submissionId: string, subject: ObjectionSubject) {
  const client = useQueryClient()
  const options = query.seeker.request.list.queryOptions({ input: { id: submissionId } })
  const { data } = useQuery(options)
  return {
    /** Null: there is none. Undefined: it is not loaded. */
    objection: data && (data.items.find((request) => request.subject?.id === subject.id) ?? null),
    send: useMutation({
      mutationFn: (text: string) => api.seeker.request.createObjection({ id: submissionId, subject, text }),
      onSettled: () => client.invalidateQueries({ queryKey: options.queryKey }),
    }),
  }
}
