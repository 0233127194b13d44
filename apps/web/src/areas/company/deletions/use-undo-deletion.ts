import type { Deletion } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
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
    onSuccess: ({ submissionCount: count }, { id }) => {
      dismissDeletionNotice(id)
      toast.success(t('restored', { count }))
    },
    onError: (error, { id }) => {
      // After any other error the member can try again while there is time.
      if (error instanceof ApiError && error.code === 'DELETION_FINAL') dismissDeletionNotice(id)
      toast.error(errorText(error))
    },
    onSettled: refresh,
  })
}
