import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useI18n } from '../../../shared/i18n/i18n-store'
import { TextLink } from '../../../shared/ui/text-link'
import { toast } from '../../../shared/ui/toaster'
import { AuthCard } from '../auth/auth-card'
import { CodeStep } from '../auth/code-step'
import { EmailStep } from '../auth/email-step'
import { useChallenge } from '../auth/use-challenge'
import { useEnter } from '../auth/use-enter'

const wordsOf = (error: unknown, errorText: (error: unknown) => string) => (error ? errorText(error) : undefined)

/** E-mail, then code. */
export function SignInFlow({ returnUrl, email: given }: { returnUrl: string | undefined; email: string }) {
  const t = useTranslations('company.auth')
  const errorText = useErrorText()
  const locale = useI18n((state) => state.language)
  const [email, setEmail] = useState(given)
  const [code, setCode] = useState('')
  const enter = useEnter(returnUrl)
  const { challenge, ask, forget } = useChallenge(() => api.identity.auth.sendVerifyOtp({ email, locale }))
  const verify = useMutation(
    query.identity.auth.verifyEmailOtp.mutationOptions({ onSuccess: enter, onError: () => setCode('') }),
  )
  const complete = (entered: string) => {
    if (challenge && !verify.isPending) verify.mutate({ challengeId: challenge.challengeId, code: entered })
  }
  const resend = () =>
    ask.mutate(undefined, {
      onSuccess: () => {
        setCode('')
        verify.reset()
        toast.success(t('resent'))
      },
    })
  const foot = t.rich('signIn.noAccount', { link: (words) => <TextLink href="/company/sign-up">{words}</TextLink> })
  if (!challenge)
    return (
      <AuthCard
        stepKey="email"
        title={t('signIn.title')}
        lead={t(returnUrl ? 'signIn.continue' : 'signIn.lead')}
        foot={foot}
      >
        <EmailStep
          email={email}
          onEmail={setEmail}
          onSubmit={() => ask.mutate()}
          isBusy={ask.isPending}
          error={wordsOf(ask.error, errorText)}
        />
      </AuthCard>
    )
  const lead = t.rich('codeLead', { mail: () => <span className="font-medium wrap-anywhere text-ink">{email}</span> })
  return (
    <AuthCard stepKey="code" title={t('codeTitle')} lead={lead} foot={foot}>
      <CodeStep
        challenge={challenge}
        code={code}
        onCode={setCode}
        onComplete={complete}
        submitLabel={t('signIn.verify')}
        isBusy={verify.isPending || verify.isSuccess}
        error={wordsOf(verify.error, errorText)}
        onResend={resend}
        isResending={ask.isPending}
        resendError={wordsOf(ask.error, errorText)}
        onOtherEmail={() => {
          forget()
          setCode('')
          verify.reset()
        }}
      />
    </AuthCard>
  )
}
