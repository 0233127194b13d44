import type { SignedInSession } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { toast } from '../../../../shared/ui/toaster'
import { sessionsQuery } from './sessions-query'

function useKeepOnly() {
  const queryClient = useQueryClient()
  return (isKept: (session: SignedInSession) => boolean) =>
    queryClient.setQueryData(sessionsQuery().queryKey, (before) => before && { items: before.items.filter(isKept) })
}

/** Ends one of the person's sessions. */
export function useEndSession({ id }: SignedInSession, device: string) {
  const t = useTranslations('settings.sessions')
  const errorText = useErrorText()
  const keepOnly = useKeepOnly()
  return useMutation({
    mutationFn: () => api.identity.sessions.revoke({ id }),
    onSuccess: () => {
      keepOnly((session) => session.id !== id)
      toast.success(t('ended', { device }))
    },
    onError: (error) => toast.error(errorText(error)),
  })
}

/** Ends all of the person's sessions except this one. */
export function useEndOthers() {
  const t = useTranslations('settings.sessions')
  const errorText = useErrorText()
  const keepOnly = useKeepOnly()
  return useMutation({
    mutationFn: () => api.identity.sessions.revokeOthers(),
    onSuccess: () => {
      keepOnly((session) => session.isCurrent)
      toast.success(t('othersDone'))
    },
    onError: (error) => toast.error(errorText(error)),
  })
}
