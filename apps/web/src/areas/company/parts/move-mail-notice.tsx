import type { MoveMail } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Button } from '../../../shared/ui/button'

/** After a move: that mails will go out, when, and a way to send none. */
export function MoveMailNotice({ mail }: { mail: NonNullable<MoveMail> }) {
  const t = useTranslations('company.stages')
  const errorText = useErrorText()
  const format = useFormatter()
  const cancel = useMutation({ mutationFn: () => api.interview.stage.cancelMail({ moveId: mail.moveId }) })
  const describe = () => {
    if (cancel.error !== null) return errorText(cancel.error)
    if (cancel.data === undefined) {
      const time = format.dateTime(new Date(mail.sendAt), { timeStyle: 'short' })
      return t('mailPlanned', { count: mail.count, time })
    }
    return t(cancel.data.canceled === 0 ? 'mailGone' : 'mailCanceled')
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <Mail size={15} aria-hidden="true" className="text-ink-3" />
      {describe()}
      {cancel.data === undefined && (
        <Button variant="ghost" size="sm" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('cancelMail')}
        </Button>
      )}
    </p>
  )
}
