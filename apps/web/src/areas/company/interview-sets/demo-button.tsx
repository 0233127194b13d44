import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Button } from '../../../shared/ui/button'
import { toast } from '../../../shared/ui/toaster'
import { useSetCacheUpdate } from '../interview-set/use-set'

/** Adds the demo set, in the language of the page, and shows it. */
export function DemoButton() {
  const t = useTranslations('company.sets')
  const locale = useLocale()
  const errorText = useErrorText()
  const updateSetCache = useSetCacheUpdate()
  const router = useRouter()
  const clone = useMutation({
    mutationFn: () => api.interview.set.cloneDemo({ language: locale }),
    onSuccess: async (made) => {
      await updateSetCache(made)
      await router.navigate({ to: '/company/interview-set/$id', params: { id: made.id } })
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return (
    <Button variant="secondary" size="lg" isBusy={clone.isPending} onClick={() => clone.mutate()}>
      {t('addDemo')}
    </Button>
  )
}
