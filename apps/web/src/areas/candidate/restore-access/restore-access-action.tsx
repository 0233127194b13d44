import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { RestoreAccessDialog } from './restore-access-dialog'

/** The shape of a set's public link: of anything else no mail can bring an interview back. */
const publicLink = /^[A-Za-z0-9_-]{22,43}$/

interface RestoreAccessActionProps {
  linkId: string
  label: 'started' | 'open'
  /** Without it the interview page opens. */
  onRestored?: () => void
}

/** A button for pages that this browser may not open. */
export function RestoreAccessAction({ linkId, label, onRestored }: RestoreAccessActionProps) {
  const t = useTranslations('candidate.restoreAccess')
  if (!publicLink.test(linkId)) return null
  return (
    <RestoreAccessDialog
      linkId={linkId}
      email=""
      trigger={
        <Button variant="secondary" size="lg">
          {t(label)}
        </Button>
      }
      {...(onRestored ? { onRestored } : {})}
    />
  )
}
