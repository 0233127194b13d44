import { type AssessmentPolicy, type ProviderCheck, type ProviderStatus, providerCheckLimits } from '@candor/contract'
import { providerTraits } from '@candor/domain'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

interface ProviderFactsProps {
  status: ProviderStatus
  check: ProviderCheck | null
  policy: Pick<AssessmentPolicy, 'mayJudge' | 'obstacle'>
}

/** A share from 0 to 1 in whole percent. */
const toPercent = (share: number): number => Math.round(share * 100)

function LatencyFact({ check }: { check: ProviderCheck | null }) {
  const t = useTranslations('providers')
  if (check === null) return t('notChecked')
  if (check.latency === null) return t('noLatency')
  const { calls, p50Ms, p95Ms, maxMs } = check.latency
  const limit = providerCheckLimits.slowMs[check.kind]
  return (
    <>
      {t('latency', { p50: p50Ms, p95: p95Ms, max: maxMs, calls })}
      {p95Ms > limit && <span className="block text-warn">{t('slow', { limit })}</span>}
    </>
  )
}

function ErrorRateFact({ check }: { check: ProviderCheck | null }) {
  const t = useTranslations('providers')
  if (check === null) return t('notChecked')
  const measured = check.samples.flatMap(({ language, wordErrorRate }) =>
    wordErrorRate === null
      ? []
      : [t('errorRate', { language: t(`languages.${language}`), percent: toPercent(wordErrorRate) })],
  )
  if (measured.length === 0) return t('notMeasured')
  return (
    <>
      {measured.join(' · ')}
      <span className="block text-ink-3">
        {t('errorRateLimit', { percent: toPercent(providerCheckLimits.wordErrorRate) })}
        {providerTraits[check.kind].isRecognizedAgain && ` ${t('roundTrip')}`}
      </span>
    </>
  )
}

function PriceFact({ status: { source, prices } }: Pick<ProviderFactsProps, 'status'>) {
  const t = useTranslations('providers')
  const format = useFormatter()
  if (source === 'installed') return t('free')
  if (prices.length === 0) return t('priceUnknown')
  const money = (usd: number) => format.number(usd, { style: 'currency', currency: 'USD', maximumFractionDigits: 6 })
  return prices.map(({ unit, usd }) => t(`prices.${unit}`, { usd: money(usd) })).join(' · ')
}

function ExamFact({ policy: { obstacle, mayJudge } }: Pick<ProviderFactsProps, 'policy'>) {
  const t = useTranslations('providers.exam')
  const tObstacle = useTranslations('judgeExam.obstacles')
  if (mayJudge) return t('passed')
  return obstacle === null ? t('none') : tObstacle(obstacle)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3">{name}</dt>
      <dd className="tnum mt-0.5 break-words">{children}</dd>
    </div>
  )
}

/** Response time, word error rate, price and the model's exam. */
export function ProviderFacts({ status, check, policy }: ProviderFactsProps) {
  const t = useTranslations('providers.facts')
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
      <Fact name={t('latency')}>
        <LatencyFact check={check} />
      </Fact>
      {providerTraits[status.kind].hasWordErrorRate ? (
        <Fact name={t('wordErrorRate')}>
          <ErrorRateFact check={check} />
        </Fact>
      ) : (
        <Fact name={t('exam')}>
          <ExamFact policy={policy} />
        </Fact>
      )}
      <Fact name={t('price')}>
        <PriceFact status={status} />
      </Fact>
    </dl>
  )
}
