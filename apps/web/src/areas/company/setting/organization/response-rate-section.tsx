import { type ResponseRateSetting, responseRateLimits } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Checkbox } from '../../../../shared/ui/checkbox'
import { QueryState } from '../../../../shared/ui/query-state'
import { toast } from '../../../../shared/ui/toaster'
import { Section } from '../parts/section'

const rateOptions = () => query.company.responseRate.get.queryOptions()

function RateForm({ isShown, rate }: ResponseRateSetting) {
  const t = useTranslations('settings.organization.responseRate')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (next: boolean) => api.company.responseRate.change({ isShown: next }),
    onSuccess: (saved) => {
      queryClient.setQueryData(rateOptions().queryKey, saved)
      toast.success(t(saved.isShown ? 'shown' : 'hidden'))
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base">
        {rate === null ? t('none', { days: responseRateLimits.windowDays }) : t('rate', rate)}
      </p>
      <Checkbox
        label={t('label')}
        hint={t('hint', { min: responseRateLimits.minPeople })}
        checked={save.isPending ? save.variables : isShown}
        onChange={(next) => save.mutate(next)}
      />
    </div>
  )
}

/** How reliably the organization replies, and whether candidates see it. */
export function ResponseRateSection() {
  const t = useTranslations('settings.organization.responseRate')
  const setting = useQuery(rateOptions())
  return (
    <Section title={t('title')} lead={t('lead')}>
      <QueryState query={setting} failed={t('loadFailed')} skeletonClassName="h-24">
        {(data) => <RateForm {...data} />}
      </QueryState>
    </Section>
  )
}
