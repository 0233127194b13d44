import type { Assessment, GroupId } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { InfoTip } from '../../shared/ui/tooltip'
import { Composition } from './composition'

/** The info tip of the overall level or of a group's: what it is made of and how it is rounded. */
export function AggregateTip({ id, assessment }: { id: GroupId | 'overall'; assessment: Assessment | null }) {
  const t = useTranslations('assessment')
  const name = id === 'overall' ? t('panel.overall') : t(`groups.${id}`)
  return (
    <InfoTip label={t('reference.title', { name })}>
      <p>{t(`reference.aggregates.${id}`)}</p>
      {id === 'overall' && assessment !== null && (
        <p className="mt-2">
          <Composition assessment={assessment} />
        </p>
      )}
      <p className="mt-2 font-medium text-ink">{t('reference.sentence')}</p>
      <p className="mt-2">{t('reference.rounding')}</p>
    </InfoTip>
  )
}
