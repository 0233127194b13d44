import type { CreatedGrant, Grant, GrantKind, InterfaceLanguage } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../shared/api/client'
import { useErrorText } from '../../shared/api/use-error-text'
import { toast } from '../../shared/ui/toaster'
import { addGrant } from './add-grant'
import { grantsQuery, type ShareTarget } from './share-target'

export interface ShareInput {
  readonly kind: GrantKind
  readonly userId?: string
  readonly email?: string
  readonly mayWatch: boolean
  readonly showsContact: boolean
  readonly expiresAt: string | null
  readonly language: InterfaceLanguage
}

/** Lets a member, the reader of a mail or anyone with the link see the target. */
export function useShare(target: ShareTarget) {
  const t = useTranslations('settings.sharing')
  const queryClient = useQueryClient()
  const { targetType, targetId } = target
  return useMutation({
    mutationFn: ({ kind: _, ...input }: ShareInput): Promise<CreatedGrant> =>
      api.identity.access.create({ ...input, targetType, targetId }),
    onSuccess: ({ url: _, ...made }) => {
      queryClient.setQueryData(
        grantsQuery(target).queryKey,
        (before) => before && { items: addGrant(before.items, made) },
      )
      // The address of a member is a grant for that member.
      if (made.kind === 'member') toast.success(t('shared', { name: made.name }))
      if (made.kind === 'address') toast.success(t('mailed', { name: made.name }))
    },
  })
}

/** The words for who has a grant. */
export function useGranteeName(grant: Grant): string {
  const t = useTranslations('settings.sharing')
  return grant.kind === 'link' ? t('anyone') : grant.name
}

/** Changes grants of the list at once, and asks the server again if it refuses. */
function useListChange(target: ShareTarget) {
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { queryKey } = grantsQuery(target)
  return {
    apply: async (change: (grants: readonly Grant[]) => Grant[]) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (before) => before && { items: change(before.items) })
    },
    onError: (error: unknown) => {
      toast.error(errorText(error))
      return queryClient.invalidateQueries({ queryKey })
    },
  }
}

/** Removes a grant. It leaves the list at once and returns if the server refuses. */
export function useRevoke(target: ShareTarget, grant: Grant) {
  const t = useTranslations('settings.sharing')
  const list = useListChange(target)
  const name = useGranteeName(grant)
  return useMutation({
    mutationFn: () => api.identity.access.delete({ id: grant.id }),
    onMutate: () => list.apply((grants) => grants.filter(({ id }) => id !== grant.id)),
    onSuccess: () => toast.success(t('revoked', { name })),
    onError: list.onError,
  })
}

/** Makes recordings a part of a grant, or takes them out. */
export function useWatchChange(target: ShareTarget, grant: Grant) {
  const t = useTranslations('settings.sharing')
  const list = useListChange(target)
  const name = useGranteeName(grant)
  return useMutation({
    mutationFn: (mayWatch: boolean) => api.identity.access.update({ id: grant.id, mayWatch }),
    onMutate: (mayWatch) =>
      list.apply((grants) => grants.map((known) => (known.id === grant.id ? { ...known, mayWatch } : known))),
    onSuccess: ({ mayWatch }) => toast.success(t(mayWatch ? 'recordingsOn' : 'recordingsOff', { name })),
    onError: list.onError,
  })
}
