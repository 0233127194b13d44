import type { ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import { DialogPopup } from '../../../shared/ui/dialog-popup'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'
import { LinkStep } from './link-step'
import { NotFoundStep } from './not-found-step'
import { type RestoreAccessInput, useRestoreAccess } from './use-restore-access'

/** The steps in the dialog: the email address, then the code or the link. */
export function RestoreAccessSteps(props: RestoreAccessInput) {
  const restoreAccess = useRestoreAccess(props)
  const { step } = restoreAccess
  switch (step.name) {
    case 'email':
      return <EmailStep restoreAccess={restoreAccess} />
    case 'code':
      return <CodeStep key={step.challengeId} restoreAccess={restoreAccess} step={step} />
    case 'link':
      return <LinkStep restoreAccess={restoreAccess} step={step} />
    case 'notFound':
      return <NotFoundStep restoreAccess={restoreAccess} hasOthers={step.hasOthers} />
  }
}

export interface RestoreAccessDialogProps extends Omit<RestoreAccessInput, 'onRestored'> {
  trigger: ReactElement
  /** Without it the interview page opens. */
  onRestored?: () => void
  onOpenChange?: (isOpen: boolean) => void
}

/** For a candidate who began the interview in another browser. */
export function RestoreAccessPopup(props: RestoreAccessDialogProps) {
  const { trigger, onOpenChange, linkId, email, onProven, onRestored } = props
  const t = useTranslations('candidate.restoreAccess')
  const title = t(onProven ? 'proveTitle' : 'title')
  return (
    <DialogPopup trigger={trigger} width="sm" title={title} {...(onOpenChange ? { onOpenChange } : {})}>
      <RestoreAccessSteps
        linkId={linkId}
        email={email}
        onProven={onProven}
        onRestored={onRestored ?? (() => window.location.assign(`/interview/${linkId}`))}
      />
    </DialogPopup>
  )
}
