import type { Session } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useSpool } from '../../../shared/media/spool/use-spool'
import { AlertDialogPopup } from '../../../shared/ui/alert-dialog-popup'
import { Banner } from '../../../shared/ui/banner'
import { isSettled } from '../interview-page/finish/upload-state'
import { leaveInterview } from './leave-interview'

export interface LeaveDialogProps {
  session: Pick<Session, 'id'>
  /** `notMe`: the browser shows someone else's interview. `done`: the candidate has finished with this device. */
  reason: 'notMe' | 'done'
  trigger: ReactElement
  onLeft: () => unknown
}

/** Asks before this browser forgets an interview. Waits for recordings that only this device has. */
export function LeavePopup({ session, reason, trigger, onLeft }: LeaveDialogProps) {
  const t = useTranslations('candidate.leave')
  const errorText = useErrorText()
  const spool = useSpool(null)
  const [isOpen, setIsOpen] = useState(false)
  const leave = useMutation({ mutationFn: () => leaveInterview(session.id), onSuccess: onLeft })
  const isUploaded = spool.isReady && isSettled(spool, session.id)
  return (
    <AlertDialogPopup
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t(`${reason}Title`)}
      description={t(`${reason}Text`)}
      confirmLabel={t('confirm')}
      isBusy={!isUploaded || leave.isPending || leave.isSuccess}
      onConfirm={() => leave.mutate()}
    >
      {spool.isReady && !isUploaded && (
        <Banner tone="warn" className="mt-3">
          {t('uploading')}
        </Banner>
      )}
      {leave.error && (
        <Banner tone="bad" className="mt-3">
          {errorText(leave.error)}
        </Banner>
      )}
    </AlertDialogPopup>
  )
}
