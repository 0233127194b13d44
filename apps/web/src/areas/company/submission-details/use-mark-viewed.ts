import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, query } from '../../../shared/api/client'

/** Tells the server that the member has opened the submission, so that the list shows it as new no longer. Undefined: it isn't there yet. */
export function useMarkViewed(id: string | undefined): void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (viewedId: string) => api.interview.submission.markViewed({ id: viewedId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: query.interview.submission.list.key() }),
  })
  useEffect(() => {
    if (id !== undefined) mutate(id)
  }, [id, mutate])
}
