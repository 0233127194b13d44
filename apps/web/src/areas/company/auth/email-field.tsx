import { isEmail } from '@candor/contract'
import { Mail } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '../../../shared/ui/text-field'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'icon' | 'autoComplete'> & {
  /** `username` beside a password or a code to sign in with, so that password managers know whose it is. */
  autoComplete: 'email' | 'username'
}

/** What is wrong with an address as typed, in words; null: nothing. */
export function useEmailWords(): (email: string) => string | null {
  const t = useTranslations('company.auth')
  return (email) => {
    if (email.trim() === '') return t('emailRequired')
    return isEmail(email) ? null : t('emailInvalid')
  }
}

/** The words for the address, judged when the form is sent and forgotten as soon as it is changed. */
export function useEmailCheck() {
  const getEmailError = useEmailWords()
  const [wrong, setWrong] = useState<string | null>(null)
  const check = (email: string): boolean => {
    const words = getEmailError(email)
    setWrong(words)
    return words === null
  }
  return { wrong, check, forget: () => setWrong(null) }
}

export function EmailField(props: EmailFieldProps) {
  const t = useTranslations('company.auth')
  return (
    <TextField
      name="email"
      inputMode="email"
      placeholder={t('emailPlaceholder')}
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      label={t('email')}
      type="email"
      icon={<Mail size={16} aria-hidden="true" />}
    />
  )
}
