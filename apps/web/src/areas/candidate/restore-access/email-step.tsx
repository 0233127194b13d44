import { Mail } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'
import type { RestoreAccess, Way } from './use-restore-access'

/** Asks for the email address that the interview was started with, and for a code or a link. */
export function EmailStep({ restoreAccess }: { restoreAccess: RestoreAccess }) {
  const t = useTranslations('candidate.restoreAccess')
  const details = useTranslations('candidate.information')
  const errorText = useErrorText()
  const field = useRef<HTMLInputElement>(null)
  const { email, emailFault, send } = restoreAccess
  const ask = (way: Way) => {
    if (!restoreAccess.requestMail(way)) field.current?.focus()
  }
  const isAsking = (way: Way) => send.isPending && send.variables === way
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask('code')
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="-mt-3 text-base text-ink-2">{t(restoreAccess.isProving ? 'proveLead' : 'lead')}</p>
      <TextField
        ref={field}
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        icon={<Mail size={16} aria-hidden="true" />}
        value={email}
        error={emailFault ? details(emailFault) : (send.error && errorText(send.error)) || undefined}
        onChange={(event) => restoreAccess.changeEmail(event.currentTarget.value)}
      />
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" isBusy={isAsking('code')}>
          {t('sendCode')}
        </Button>
        {!restoreAccess.isProving && (
          <Button variant="ghost" size="lg" isBusy={isAsking('link')} onClick={() => ask('link')}>
            {t('sendLink')}
          </Button>
        )}
      </div>
    </form>
  )
}
