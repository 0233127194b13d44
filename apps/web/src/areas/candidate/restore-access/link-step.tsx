import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ResendMail } from './resend-mail'
import type { RestoreAccess, Step } from './use-restore-access'

interface LinkStepProps {
  restoreAccess: RestoreAccess
  step: Extract<Step, { name: 'link' }>
}

/** A link was mailed. The candidate opens it in their mailbox. */
export function LinkStep({ restoreAccess, step }: LinkStepProps) {
  const t = useTranslations('candidate.restoreAccess')
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <p
        ref={words}
        tabIndex={-1}
        className="flex items-start gap-3 rounded-xl bg-brand-soft px-4 py-3 text-base text-brand-ink outline-none"
      >
        <MailCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {t.rich('linkSent', { mail: () => <b>{restoreAccess.email.trim()}</b> })}
        </span>
      </p>
      <p className="text-base text-ink-2">{t('linkHint')}</p>
      <ResendMail restoreAccess={restoreAccess} way="link" resendAtMs={step.resendAtMs} />
    </div>
  )
}
