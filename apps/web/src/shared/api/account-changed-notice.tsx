import { useTranslations } from 'use-intl'
import { AlertDialog } from '../ui/alert-dialog'

/** Nothing on this page can be saved any more: it was drawn for another account (S-11). */
export function AccountChangedNotice() {
  const t = useTranslations()
  return (
    <AlertDialog
      open
      title={t('common.accountChanged')}
      description={t('errors.ACCOUNT_CHANGED')}
      confirmLabel={t('common.actions.reload')}
      cancelLabel={t('common.actions.goHome')}
      onConfirm={() => window.location.reload()}
      onOpenChange={(isOpen) => {
        if (!isOpen) window.location.assign('/')
      }}
    />
  )
}
