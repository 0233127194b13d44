import { type SetDetail, status } from '@candor/contract'
import { Link2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { useCopy } from '../parts/use-copy'

/** The candidate's address, and whether it works now. */
export function LinkCard({ set }: { set: SetDetail }) {
  const t = useTranslations('company.set')
  const toast = useTranslations('common.toast')
  const copy = useCopy({ done: toast('linkCopied'), failed: toast('linkFailed') })
  const isActive = set.status === status.ACTIVE
  return (
    <Card aria-label={t('link')}>
      <h2 className="text-lg font-semibold">{t('link')}</h2>
      <p className="mt-0.5 text-sm text-ink-2">{t(isActive ? 'linkOn' : 'linkOff')}</p>
      <p data-testid="set-url" className="tnum mt-3 truncate rounded-lg bg-sunken px-3 py-2 text-sm" title={set.url}>
        {set.url}
      </p>
      <Button variant="secondary" className="mt-3 w-full" onClick={() => copy(set.url)}>
        <Link2 size={16} aria-hidden="true" />
        {t('copyLink')}
      </Button>
    </Card>
  )
}
