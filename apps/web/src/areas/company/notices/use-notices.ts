import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'

const REFRESH_MS = 30_000

/** One page of notices; new ones appear by themselves. */
export function useNotices(page: number) {
  return useQuery(
    query.notification.notice.list.queryOptions({
      input: { page },
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    }),
  )
}

/** Marks notices as read. The list and the number in the navigation are read again, after a refusal too. */
export function useMarkRead() {
  const t = useTranslations('notices')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const onError = (error: Error) => toast.error(errorText(error))
  const onSettled = () => queryClient.invalidateQueries({ queryKey: query.notification.notice.key() })
  const one = useMutation({
    mutationFn: (id: string) => api.notification.notice.read({ id }),
    onError,
    onSettled,
  })
  const all = useMutation({
    mutationFn: () => api.notification.notice.readAll(),
    onSuccess: () => toast.success(t('marked')),
    onError,
    onSettled,
  })
  return { one, all }
}
