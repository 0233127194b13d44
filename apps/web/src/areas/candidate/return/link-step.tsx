import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MailAgain } from './mail-again'
import type { ComeBack, Step } from './use-come-back'

interface LinkStepProps {
  comeBack: ComeBack
  step: Extract<Step, { name: 'link' }>
}

/** A link was mailed: nothing to do here but to look into the mail. */
export function LinkStep({ comeBack, step }: LinkStepProps) {
  const t = useTranslations('candidate.comeBack')
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
          {t.rich('linkSent', { mail: () => <b>{comeBack.email.trim()}</b> })}
        </span>
      </p>
      <p className="text-base text-ink-2">{t('linkHint')}</p>
      <MailAgain comeBack={comeBack} way="link" resendAtMs={step.resendAtMs} />
    </div>
  )
}
