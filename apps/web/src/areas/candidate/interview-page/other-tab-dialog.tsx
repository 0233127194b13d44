import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SpoolState } from '../../../shared/media/spool/messages'
import { spoolClient } from '../../../shared/media/spool/spool-client'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import type { LiveSession } from './session/use-session'

interface OtherTabProps {
  live: LiveSession
  /** Null: this mode records nothing. */
  spool?: SpoolState | null
}

/** Two tabs or devices must not hold one interview: this one watches until it takes over. */
export function OtherTabDialog({ live, spool = null }: OtherTabProps) {
  const t = useTranslations('candidate.otherTab')
  const resume = useTranslations('candidate.resume')
  const navigate = useNavigate()
  const { link, session } = live
  const take = () => {
    if (spool !== null) spoolClient().open(session.id, true)
    link.takeBack()
  }
  return (
    <AlertDialog
      open={link.state === 'takenOver' || (spool?.heldElsewhere.includes(session.id) ?? false)}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('take')}
      cancelLabel={resume('later')}
      onConfirm={take}
      onOpenChange={(isOpen) => {
        if (!isOpen) void navigate({ to: '/' })
      }}
    />
  )
}
