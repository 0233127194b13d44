import { clsx } from 'clsx'
import { MailX } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

/** Says that a candidate's address refused an email of ours, so that someone reaches them in another way. */
export function MailRefused({ instant, className }: { instant: string; className?: string }) {
  const t = useTranslations('company.reply')
  const format = useFormatter()
  return (
    <p className={clsx('flex items-start gap-2', className)}>
      <MailX size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t('mailRefused', { date: format.dateTime(new Date(instant), { dateStyle: 'medium' }) })}
    </p>
  )
}
