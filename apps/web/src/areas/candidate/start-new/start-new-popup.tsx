import type { InterviewIntro, Session } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { spoolClient } from '../../../shared/media/spool/spool-client'
import { AlertDialogPopup } from '../../../shared/ui/alert-dialog-popup'
import { Banner } from '../../../shared/ui/banner'

export interface StartNewPopupProps {
  intro: Pick<InterviewIntro, 'organizationName'>
  session: Pick<Session, 'id'>
  trigger: ReactElement
  onEnded: () => unknown
}

/** Asks before it ends an unfinished interview, and says what becomes of it. */
export function StartNewPopup({ intro, session, trigger, onEnded }: StartNewPopupProps) {
  const t = useTranslations('candidate.startNew')
  const errorText = useErrorText()
  const [isOpen, setIsOpen] = useState(false)
  const end = useMutation({
    mutationFn: async () => {
      await api.interview.chat.abort({ sessionId: session.id })
      spoolClient().forget(session.id)
    },
    onSuccess: onEnded,
  })
  return (
    <AlertDialogPopup
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('title')}
      description={t('text', { company: intro.organizationName })}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      isDanger
      isBusy={end.isPending || end.isSuccess}
      onConfirm={() => end.mutate()}
    >
      {end.error && (
        <Banner tone="bad" className="mt-3">
          {errorText(end.error)}
        </Banner>
      )}
    </AlertDialogPopup>
  )
}
