import type { DimId } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { InfoTip } from '../../shared/ui/tooltip'

/** The info tip of a score: reference criteria, and a note that they did not produce the score. */
export function ReferenceTip({ id }: { id: DimId }) {
  const t = useTranslations('assessment')
  return (
    <InfoTip label={t('reference.title', { name: t(`dims.${id}`) })}>
      <p>{t(`reference.dims.${id}`)}</p>
      <p className="mt-2 font-medium text-ink">{t('reference.sentence')}</p>
      <p className="mt-2">{t('reference.whereMeasured')}</p>
    </InfoTip>
  )
}
