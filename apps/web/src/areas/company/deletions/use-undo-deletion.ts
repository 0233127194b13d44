import type { Deletion } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'
import { dismissDeletionNotice } from './deletion-notice-store'
import { useRefreshSubmissions } from './use-refresh-submissions'

/** Restores the submissions of a deletion. */
export function useUndoDeletion() {
  const t = useTranslations('deletion.notice')
  const errorText = useErrorText()
  const refresh = useRefreshSubmissions()
  return useMutation({
    mutationFn: ({ id }: Pick<Deletion, 'id'>) => api.interview.deletion.undo({ id }),
    onSuccess: ({ submissionCount: count }) => toast.success(t('restored', { count })),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      dismissDeletionNotice()
      return refresh()
    },
  })
}
