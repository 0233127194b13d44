import type { Session } from '@candor/contract'
import { MessageCircleQuestion } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../../../shared/ui/dialog'
import { AskForm } from './ask-form'

interface AskDialogProps {
  session: Pick<Session, 'id' | 'isPractice'>
  company: string
  trigger: ReactElement
  /** During an answer: what stops the silence from ending it while the candidate writes. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Questions back: about the role and the process. A practice has no recruiter who could read them. */
export function AskDialog({ session, company, trigger, onOpenChange }: AskDialogProps) {
  const t = useTranslations('candidate.ask')
  const [isOpen, setIsOpen] = useState(false)
  if (session.isPractice) return null
  return (
    <Dialog
      title={t('title')}
      description={t('text', { company })}
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        onOpenChange?.(next)
      }}
      trigger={trigger}
    >
      <AskForm sessionId={session.id} company={company} />
    </Dialog>
  )
}

export const AskIcon = MessageCircleQuestion
