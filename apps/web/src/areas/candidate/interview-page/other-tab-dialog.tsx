import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SpoolState } from '../../../shared/media/spool/messages'
import { spoolClient } from '../../../shared/media/spool/spool-client'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import type { InterviewSession } from './session/use-session'

interface OtherTabProps {
  session: InterviewSession
  /** Null: this mode records nothing. */
  spool?: SpoolState | null
}

/** Only one tab or device may own an interview: this one waits until it takes over. */
export function OtherTabDialog({ session, spool = null }: OtherTabProps) {
  const t = useTranslations('candidate.otherTab')
  const resume = useTranslations('candidate.resume')
  const navigate = useNavigate()
  const { realtime, snapshot } = session
  const takeOver = () => {
    if (spool !== null) spoolClient().open(snapshot.id, true)
    realtime.reclaim()
  }
  return (
    <AlertDialog
      open={realtime.state === 'takenOver' || (spool?.ownedByOtherTab.includes(snapshot.id) ?? false)}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('take')}
      cancelLabel={resume('later')}
      onConfirm={takeOver}
      onOpenChange={(isOpen) => {
        if (!isOpen) void navigate({ to: '/' })
      }}
    />
  )
}
