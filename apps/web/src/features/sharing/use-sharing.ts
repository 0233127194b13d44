import type { Grant } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../shared/api/client'
import { useErrorText } from '../../shared/api/use-error-text'
import { toast } from '../../shared/ui/toaster'
import { addGrant } from './add-grant'
import { grantsQuery, type ShareTarget } from './share-target'

/** Lets a member see the target. */
export function useShare({ targetType, targetId }: ShareTarget) {
  const t = useTranslations('settings.sharing')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { userId: string; expiresAt: string | null }) =>
      api.identity.access.create({ ...input, targetType, targetId }),
    onSuccess: (made) => {
      queryClient.setQueryData(
        grantsQuery(targetId).queryKey,
        (before) => before && { items: addGrant(before.items, made) },
      )
      toast.success(t('shared', { name: made.name }))
    },
  })
}

/** Removes a grant. It leaves the list at once and returns if the server refuses. */
export function useRevoke(grant: Grant) {
  const t = useTranslations('settings.sharing')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { queryKey } = grantsQuery(grant.targetId)
  return useMutation({
    mutationFn: () => api.identity.access.delete({ id: grant.id }),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (before) => before && { items: before.items.filter(({ id }) => id !== grant.id) },
      )
    },
    onSuccess: () => toast.success(t('revoked', { name: grant.name })),
    onError: (error) => {
      toast.error(errorText(error))
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}
