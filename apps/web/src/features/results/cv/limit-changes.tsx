import type { LimitChange } from '@candor/contract'
import { useTranslations } from 'use-intl'

/** Which CV remark limits differ from the previous version. */
export function LimitChanges({ changes }: { changes: readonly LimitChange[] }) {
  const t = useTranslations('cvReport.limits')
  if (changes.length === 0) return null
  return (
    <div className="mt-2 text-sm" data-testid="limit-changes">
      <p className="font-medium">{t('changed')}</p>
      <ul className="mt-1 flex flex-col gap-0.5 text-ink-2">
        {changes.map(({ id, before, after }) => (
          <li key={id} className="tnum">
            {t('change', { what: t(`fields.${id}.label`), before, after })}
          </li>
        ))}
      </ul>
    </div>
  )
}
