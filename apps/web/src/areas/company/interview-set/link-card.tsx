import { type SetDetail, status } from '@candor/contract'
import { requiresInvitation } from '@candor/domain'
import { Link2, Play, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { LinkButton } from '../../../shared/ui/link-button'
import { getInvitePath } from '../parts/invite-path'
import { getTryPath } from '../parts/try-path'
import { useCopy } from '../parts/use-copy'

/** Whom the address lets in now. */
const describeLink = (set: SetDetail): 'linkOn' | 'linkOff' | 'linkInvited' => {
  if (set.status !== status.ACTIVE) return 'linkOff'
  return requiresInvitation(set.access) ? 'linkInvited' : 'linkOn'
}

/** The candidate's address, and whether it works now. */
export function LinkCard({ set }: { set: SetDetail }) {
  const t = useTranslations('company.set')
  const toast = useTranslations('common.toast')
  const copy = useCopy({ done: toast('linkCopied'), failed: toast('linkFailed') })
  return (
    <Card aria-label={t('link')}>
      <h2 className="text-lg font-semibold">{t('link')}</h2>
      <p className="mt-0.5 text-sm text-ink-2">{t(describeLink(set))}</p>
      <p data-testid="set-url" className="tnum mt-3 truncate rounded-lg bg-sunken px-3 py-2 text-sm" title={set.url}>
        {set.url}
      </p>
      <Button variant="secondary" className="mt-3 w-full" onClick={() => copy(set.url)}>
        <Link2 size={16} aria-hidden="true" />
        {t('copyLink')}
      </Button>
      {set.can.edit && set.questionCount > 0 && (
        <LinkButton href={getTryPath(set.linkId)} variant="secondary" className="mt-2 w-full" data-testid="try-link">
          <Play size={16} aria-hidden="true" />
          {t('try')}
        </LinkButton>
      )}
      {set.can.edit && (
        <LinkButton href={getInvitePath(set.id)} variant="secondary" className="mt-2 w-full" data-testid="invite-link">
          <Send size={16} aria-hidden="true" />
          {t('invite')}
        </LinkButton>
      )}
    </Card>
  )
}
