import type { AssessmentPolicy, ProviderCheck, ProviderStatus } from '@candor/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { QueryState } from '../../../../shared/ui/query-state'
import { Section } from '../parts/section'
import { ProviderRow } from './provider-row'

type Policy = Pick<AssessmentPolicy, 'mayJudge' | 'obstacle'>

interface ProviderListProps {
  items: readonly ProviderStatus[]
  checks: readonly ProviderCheck[]
  policy: Policy
}

function ProviderList({ items, checks, policy }: ProviderListProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map((status) => (
        <ProviderRow
          key={status.kind}
          status={status}
          check={checks.find(({ kind }) => kind === status.kind) ?? null}
          policy={policy}
        />
      ))}
    </ul>
  )
}

/** What the server is connected to, and on request whether it works. `npm run doctor` shows the operator the same. */
export function ProvidersSection({ policy, mayCheck }: { policy: Policy; mayCheck: boolean }) {
  const t = useTranslations('providers')
  const errorText = useErrorText()
  const status = useQuery(query.interview.provider.status.queryOptions())
  const check = useMutation({ mutationFn: () => api.interview.provider.check({}) })
  const checks = check.data?.items ?? []
  const isAnyThere = status.data?.items.some(({ source }) => source !== 'none') ?? false
  const canCheck = mayCheck && isAnyThere
  return (
    <Section
      title={t('title')}
      lead={t('lead')}
      aside={
        canCheck && (
          <Button variant="secondary" isBusy={check.isPending} onClick={() => check.mutate()}>
            {t('checkNow')}
          </Button>
        )
      }
    >
      <p role="status" className="mb-4 text-sm text-ink-2 empty:hidden">
        {check.isPending && t('checking')}
        {check.isSuccess &&
          t('checked', { passed: checks.filter(({ passed }) => passed).length, total: checks.length })}
      </p>
      {check.isError && (
        <Banner tone="bad" title={t('checkFailed')}>
          {errorText(check.error)}
        </Banner>
      )}
      <QueryState query={status} failed={t('loadFailed')} skeletonClassName="h-48">
        {({ items }) => <ProviderList items={items} checks={checks} policy={policy} />}
      </QueryState>
      {canCheck && <p className="mt-4 text-sm text-ink-3">{t('checkNote')}</p>}
    </Section>
  )
}
