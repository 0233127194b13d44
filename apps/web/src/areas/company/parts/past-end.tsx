import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { EmptyState } from '../../../shared/ui/empty-state'

/** A page after the last one: the address was changed, or the list became shorter. */
export function PastEnd({ onFirst }: { onFirst: () => void }) {
  const t = useTranslations('company.pastEnd')
  const action = (
    <Button variant="secondary" onClick={onFirst}>
      {t('first')}
    </Button>
  )
  return (
    <EmptyState title={t('title')} action={action}>
      {t('text')}
    </EmptyState>
  )
}
