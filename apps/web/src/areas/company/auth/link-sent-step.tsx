import { MailCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { OutboxLink } from './outbox-link'
import { Resend } from './resend'

interface LinkSentStepProps {
  resendAtMs: number
  onResend: () => void
  isResending: boolean
  resendError: string | undefined
  onOtherEmail: () => void
}

/** A link was mailed: nothing to do here but to look into the mail. */
export function LinkSentStep({ resendAtMs, onResend, isResending, resendError, onOtherEmail }: LinkSentStepProps) {
  const t = useTranslations('account.mailed')
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-3 rounded-xl bg-brand-soft px-4 py-3 text-sm text-brand-ink">
        <MailCheck size={18} aria-hidden="true" className="shrink-0" />
        {t('nothing')}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <Resend what="link" resendAtMs={resendAtMs} onResend={onResend} isBusy={isResending} error={resendError} />
        <Button variant="ghost" size="sm" className="-mr-3" onClick={onOtherEmail}>
          {t('otherEmail')}
        </Button>
      </div>
      <OutboxLink />
    </div>
  )
}
