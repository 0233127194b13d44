import { useTranslations } from 'use-intl'
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard'
import { AlertDialog } from '../../../shared/ui/alert-dialog'

/** Asks before unsaved changes are left behind: by a link, the back button, or closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('settings.leave')
  const guard = useLeaveGuard(isDirty)
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
