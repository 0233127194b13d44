import { useTranslations } from 'use-intl'
import { AdjustmentDialog } from './adjustment-dialog'
import type { AdjustmentPopupProps } from './adjustment-popup-props'

/** A quiet line on every step before the interview. */
export function AdjustmentLine(props: Omit<AdjustmentPopupProps, 'trigger'>) {
  const t = useTranslations('candidate.adjustment')
  if (props.session?.isPractice) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-base text-ink-2">
      {t('line')}
      <AdjustmentDialog
        {...props}
        trigger={
          <button
            type="button"
            className="min-h-8 rounded-sm text-left font-medium text-brand-ink underline decoration-brand/40 underline-offset-4 hover:decoration-brand touch:min-h-11"
          >
            {t('open')}
          </button>
        }
      />
    </p>
  )
}
