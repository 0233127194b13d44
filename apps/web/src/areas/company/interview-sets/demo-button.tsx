import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Button } from '../../../shared/ui/button'
import { toast } from '../../../shared/ui/toaster'

/** Adds the demo set, in the language of the page, and shows it. */
export function DemoButton() {
  const t = useTranslations('company.sets')
  const locale = useLocale()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const router = useRouter()
  const clone = useMutation({
    mutationFn: () => api.interview.set.cloneDemo({ language: locale }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: query.interview.set.key() })
      await router.navigate({ to: '/company/interview-set/$id', params: { id } })
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return (
    <Button variant="secondary" size="lg" isBusy={clone.isPending} onClick={() => clone.mutate()}>
      {t('addDemo')}
    </Button>
  )
}
