import { zEmail } from '@candor/contract'
import { Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'

interface EmailStepProps {
  email: string
  onEmail: (email: string) => void
  onSubmit: () => void
  isBusy: boolean
  /** The server's refusal in words. */
  error: string | undefined
}

/** Where the code goes. */
export function EmailStep({ email, onEmail, onSubmit, isBusy, error }: EmailStepProps) {
  const t = useTranslations('company.auth')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') return setWrong(t('emailRequired'))
    if (!zEmail.safeParse(email).success) return setWrong(t('emailInvalid'))
    setWrong(null)
    onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoFocus
        placeholder={t('emailPlaceholder')}
        icon={<Mail size={16} aria-hidden="true" />}
        value={email}
        error={wrong ?? error}
        onChange={(event) => {
          setWrong(null)
          onEmail(event.currentTarget.value)
        }}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        {t('sendCode')}
      </Button>
    </form>
  )
}
