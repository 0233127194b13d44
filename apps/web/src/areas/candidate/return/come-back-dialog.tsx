import type { ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../../../shared/ui/dialog'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'
import { LinkStep } from './link-step'
import { NothingStep } from './nothing-step'
import { type ComeBackInput, useComeBack } from './use-come-back'

/** What stands in the dialog: the address, then the code or the way to the mail. */
export function ComeBackSteps(props: ComeBackInput) {
  const comeBack = useComeBack(props)
  const { step } = comeBack
  switch (step.name) {
    case 'email':
      return <EmailStep comeBack={comeBack} />
    case 'code':
      return <CodeStep key={step.challengeId} comeBack={comeBack} step={step} />
    case 'link':
      return <LinkStep comeBack={comeBack} step={step} />
    case 'nothing':
      return <NothingStep comeBack={comeBack} hasOthers={step.hasOthers} />
  }
}

interface ComeBackDialogProps extends Omit<ComeBackInput, 'onFound'> {
  trigger: ReactElement
  onOpenChange?: (isOpen: boolean) => void
}

/** For a candidate who began the interview in another browser. Afterward the page restarts and offers to resume it. */
export function ComeBackDialog({ trigger, onOpenChange, linkId, email }: ComeBackDialogProps) {
  const t = useTranslations('candidate.comeBack')
  return (
    <Dialog trigger={trigger} width="sm" title={t('title')} {...(onOpenChange ? { onOpenChange } : {})}>
      <ComeBackSteps linkId={linkId} email={email} onFound={() => window.location.assign(`/interview/${linkId}`)} />
    </Dialog>
  )
}
