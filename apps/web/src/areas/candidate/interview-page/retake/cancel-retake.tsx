import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { toast } from '../../../../shared/ui/toaster'
import type { RetakeProps } from './retake-props'

/** Cancels a retake; the answer stays unchanged. Asks first, because the new recording is deleted. */
export function CancelRetake({
  session,
  retake,
  onCancel,
}: Pick<RetakeProps, 'session' | 'retake'> & { onCancel: () => void }) {
  const t = useTranslations('candidate.retake')
  const errorText = useErrorText()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const cancel = async () => {
    setIsBusy(true)
    onCancel()
    try {
      await session.command(() =>
        api.interview.retake.cancel({ sessionId: session.snapshot.id, answerId: retake.answerId }),
      )
    } catch (error) {
      toast.error(errorText(error))
      setIsBusy(false)
      setIsOpen(false)
    }
  }
  return (
    <AlertDialog
      title={t('cancelTitle')}
      description={t('cancelText')}
      confirmLabel={t('cancelConfirm')}
      cancelLabel={t('cancelBack')}
      isBusy={isBusy}
      open={isOpen}
      onOpenChange={setIsOpen}
      onConfirm={() => void cancel()}
      trigger={
        <Button variant="ghost" size="lg" className="max-md:px-3">
          {t('cancel')}
        </Button>
      }
    />
  )
}
