import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { AdjustmentDialog } from './adjustment-dialog'
import type { AdjustmentPopupProps } from './adjustment-popup-props'

/** Opens the form in a dialog that offers to continue. */
export function AdjustmentButton(props: Omit<AdjustmentPopupProps, 'trigger'>) {
  const t = useTranslations('candidate.adjustment')
  return <AdjustmentDialog {...props} trigger={<Button variant="ghost">{t('open')}</Button>} />
}
