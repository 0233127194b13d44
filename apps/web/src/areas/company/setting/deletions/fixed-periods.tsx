import { deletionLimits, type RetentionPreset, retentionLimits } from '@candor/contract'
import { retentionRules } from '@candor/domain'
import { useTranslations } from 'use-intl'

/** What no preset lets a member choose: how soon a candidate's own deletion erases, and how long interviews without a submission stay. */
export function FixedPeriods({ preset }: { preset: RetentionPreset }) {
  const t = useTranslations('deletion.policy')
  const isKept = retentionRules[preset].keepMonths > 0
  return (
    <dl className="flex flex-col gap-3 text-sm text-ink-2">
      <div>
        <dt className="font-semibold text-ink">{t('onRequestTitle')}</dt>
        <dd>{isKept ? t('onRequestKept') : t('onRequest', { minutes: deletionLimits.undoMinutes })}</dd>
      </div>
      <div>
        <dt className="font-semibold text-ink">{t('unsubmittedTitle')}</dt>
        <dd>{t('unsubmitted', { days: retentionLimits.unsubmittedDays })}</dd>
      </div>
    </dl>
  )
}
