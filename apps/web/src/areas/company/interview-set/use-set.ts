import { type SetDetail, status } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'

export const useSet = (id: string) => useQuery(query.interview.set.get.queryOptions({ input: { id } }))

const changeNames = { [status.ACTIVE]: 'activated', [status.ARCHIVED]: 'archived' } as const

/** Returns a function that puts a changed set into the query cache. */
export function useSetCacheUpdate(): (set: SetDetail) => Promise<void> {
  const queryClient = useQueryClient()
  return async (set) => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: query.interview.set.key() }),
      queryClient.invalidateQueries({ queryKey: query.company.position.key() }),
    ])
    queryClient.setQueryData(query.interview.set.get.queryKey({ input: { id: set.id } }), set)
  }
}

/** Activates, deactivates, archives or restores a set. */
export function useSetStatus(set: SetDetail) {
  const t = useTranslations('company.set')
  const errorText = useErrorText()
  const updateSetCache = useSetCacheUpdate()
  return useMutation({
    mutationFn: (next: 0 | 1 | 3) => api.interview.set.update({ id: set.id, status: next }),
    onSuccess: async (changed, next) => {
      const back = set.status === status.ARCHIVED ? 'restored' : 'deactivated'
      toast.success(t(next === status.INACTIVE ? back : changeNames[next]))
      await updateSetCache(changed)
    },
    onError: (error) => toast.error(`${t('statusFailed')}. ${errorText(error)}`),
  })
}
