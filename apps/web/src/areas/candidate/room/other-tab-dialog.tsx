import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { SpoolState } from '../../../shared/media/spool/messages'
import { spoolClient } from '../../../shared/media/spool/spool-client'
import { AlertDialog } from '../../../shared/ui/alert-dialog'

/** Two tabs must not record one interview: this one watches until it takes over. */
export function OtherTabDialog({ sessionId, spool }: { sessionId: string; spool: SpoolState }) {
  const t = useTranslations('candidate.otherTab')
  const resume = useTranslations('candidate.resume')
  const navigate = useNavigate()
  return (
    <AlertDialog
      open={spool.heldElsewhere.includes(sessionId)}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('take')}
      cancelLabel={resume('later')}
      onConfirm={() => spoolClient().open(sessionId, true)}
      onOpenChange={(isOpen) => {
        if (!isOpen) void navigate({ to: '/' })
      }}
    />
  )
}
