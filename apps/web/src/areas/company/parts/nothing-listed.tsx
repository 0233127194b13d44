import { Button } from '../../../shared/ui/button'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'

type Text = 'nothing' | 'nothingText' | 'showAll' | 'empty' | 'emptyText' | 'emptyAction'

interface NothingListedProps {
  t: (text: Text) => string
  /** Whether a filter leaves nothing; otherwise there is nothing at all yet. */
  hasFilter: boolean
  onShowAll: () => void
}

/** In place of a list of people or submissions without rows: shows all again, or leads to the sets, from where people are invited. */
export function NothingListed({ t, hasFilter, onShowAll }: NothingListedProps) {
  const action = hasFilter ? (
    <Button variant="secondary" onClick={onShowAll}>
      {t('showAll')}
    </Button>
  ) : (
    <LinkButton href="/company/interview-sets" variant="secondary">
      {t('emptyAction')}
    </LinkButton>
  )
  return (
    <EmptyState title={t(hasFilter ? 'nothing' : 'empty')} action={action}>
      {t(hasFilter ? 'nothingText' : 'emptyText')}
    </EmptyState>
  )
}
