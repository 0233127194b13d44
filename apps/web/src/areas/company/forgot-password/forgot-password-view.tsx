import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useI18n } from '../../../shared/i18n/i18n-store'
import { TextLink } from '../../../shared/ui/text-link'
import { AuthCard } from '../auth/auth-card'
import { EmailStep } from '../auth/email-step'
import { keepTypedEmail, useTypedEmail } from '../auth/typed-email'
import { useSingleMutation } from '../auth/use-single-mutation'
import { storeReset } from '../reset-password/stored-reset'

/** Asks for the account's email address. The mailed code is entered on the next page. */
export function ForgotPasswordView() {
  const t = useTranslations('account.forgot')
  const errorText = useErrorText()
  const router = useRouter()
  const locale = useI18n((state) => state.language)
  const typed = useTypedEmail((state) => state.email)
  const [email, setEmail] = useState(typed)
  const ask = useSingleMutation(
    query.identity.password.forgot.mutationOptions({
      onSuccess: (challenge, sent) => {
        storeReset({ email: sent.email, challenge })
        void router.navigate({ to: '/company/reset-password' })
      },
    }),
  )
  return (
    <AuthCard
      stepKey="email"
      title={t('title')}
      lead={t('lead')}
      foot={t.rich('back', { link: (words) => <TextLink href="/company/sign-in">{words}</TextLink> })}
    >
      <EmailStep
        autoComplete="username"
        email={email}
        onEmail={(next) => {
          setEmail(next)
          keepTypedEmail(next)
          ask.reset()
        }}
        onSubmit={() => ask.mutate({ email, locale })}
        isBusy={ask.isPending || ask.isSuccess}
        error={ask.error ? errorText(ask.error) : undefined}
      />
    </AuthCard>
  )
}
