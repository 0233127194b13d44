import { useTranslations } from 'use-intl'
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard'
import { AlertDialog } from '../../../shared/ui/alert-dialog'

/** Asks before the page is left while a file is being uploaded. Draw it only then. */
export function UploadGuard() {
  const t = useTranslations('candidate.screening.leave')
  const guard = useLeaveGuard(true)
  return (
    <AlertDialog
      open={guard.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) guard.stay()
      }}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      isDanger
      onConfirm={guard.leave}
    />
  )
}
