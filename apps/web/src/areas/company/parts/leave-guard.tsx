import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AlertDialog } from '../../../shared/ui/alert-dialog'

/** Asks before unsaved changes are left behind: by a link, the back button, or closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('settings.leave')
  const blocker = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: isDirty, withResolver: true })
  return (
    <AlertDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      isDanger
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
