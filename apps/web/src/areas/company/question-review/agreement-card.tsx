import type { ReviewerAgreement } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Card } from '../../../shared/ui/card'

/** An interval wider than this can't distinguish poor from good agreement. */
const wideInterval = 0.4
const toPercent = (share: number): number => Math.round(100 * share)

function Figure({ agreement }: { agreement: ReviewerAgreement }) {
  const t = useTranslations('questionReview.agreement')
  const { kappa, same, withinOne, ratedTwice, submissions, reviewers, minimum } = agreement
  if (kappa === null || same === null || withinOne === null)
    return (
      <p className="text-sm text-ink-2">
        {ratedTwice < minimum ? t('few', { minimum, count: ratedTwice }) : t('flat')}
      </p>
    )
  const round = (value: number) => Math.round(100 * value) / 100
  const { value, low, high } = kappa
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-2">
      <p className="tnum text-base">
        <span className="font-semibold text-ink">{t('value', { value: round(value) })}</span>
        <span className="ml-2">{t('interval', { low: round(low), high: round(high) })}</span>
      </p>
      <p>{t('based', { count: ratedTwice, submissions, reviewers })}</p>
      <p>{t('shares', { same: toPercent(same), near: toPercent(withinOne) })}</p>
      <p className="max-w-prose text-ink-3">{t('explain')}</p>
      {high - low > wideInterval && <p className="text-ink-3">{t('wide')}</p>}
    </div>
  )
}

/** How far reviewers of the set agree, from a minimal number of answers on. */
export function AgreementCard({ setId }: { setId: string }) {
  const t = useTranslations('questionReview.agreement')
  const errorText = useErrorText()
  const { data, error } = useQuery(query.interview.questionReview.agreement.queryOptions({ input: { id: setId } }))
  return (
    <Card data-testid="agreement" aria-labelledby="agreement-title">
      <h2 id="agreement-title" className="mb-1.5 text-base font-semibold">
        {t('title')}
      </h2>
      {data && <Figure agreement={data} />}
      {error && (
        <p className="text-sm text-ink-2">
          {t('loadFailed')}. {errorText(error)}
        </p>
      )}
    </Card>
  )
}
