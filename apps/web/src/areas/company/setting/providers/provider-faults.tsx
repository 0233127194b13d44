import { type ProviderCheck, providerSettings, type SampleResult } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'

/** The first sample of each cause. */
const listCauses = (samples: readonly SampleResult[]): readonly SampleResult[] =>
  samples.filter(
    ({ fault }, index) => fault !== null && samples.findIndex((sample) => sample.fault === fault) === index,
  )

/** Why a check failed and what the operator can do, for each cause. */
export function ProviderFaults({ check: { kind, samples } }: { check: ProviderCheck }) {
  const t = useTranslations('providers')
  return listCauses(samples).map(({ fault, status }) => {
    if (fault === null) return null
    const languages = samples
      .filter((sample) => sample.fault === fault)
      .map(({ language }) => t(`languages.${language}`))
    return (
      <Banner key={fault} tone="bad" className="mt-3" title={`${languages.join(', ')}: ${t(`faults.${fault}`)}`}>
        {t(`remedies.${fault}`, providerSettings[kind])}
        {status !== null && ` ${t('status', { status })}`}
      </Banner>
    )
  })
}
