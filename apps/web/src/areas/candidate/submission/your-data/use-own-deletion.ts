import type { OwnDeletion } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../../shared/api/client'

const REFRESH_MS = 10_000

const options = (id: string) => query.seeker.deletion.get.queryOptions({ input: { id } })
const isOpen = (deletion: OwnDeletion | null | undefined): boolean =>
  deletion?.state === 'scheduled' || deletion?.state === 'running'

/** The receipt of a deleted interview; asked for again until the data is erased. */
export function useOwnDeletion(id: string) {
  return useQuery({
    ...options(id),
    refetchInterval: ({ state }) => (isOpen(state.data?.deletion) ? REFRESH_MS : false),
  })
}

/** Deletes the interview; the page then shows the receipt. */
export function useDeleteInterview(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.seeker.deletion.create({ id }),
    onSuccess: (deletion) => client.setQueryData(options(id).queryKey, { deletion }),
  })
}

/** Restores the interview. After an error the receipt is asked for again: the time may be over. */
export function useRestoreInterview(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.seeker.deletion.undo({ id }),
    onSettled: () => client.invalidateQueries({ queryKey: query.seeker.key() }),
  })
}
