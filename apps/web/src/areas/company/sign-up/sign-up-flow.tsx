import { useTranslations } from 'use-intl'
import { TextLink } from '../../../shared/ui/text-link'
import { toast } from '../../../shared/ui/toaster'
import { AuthCard } from '../auth/auth-card'
import { CodeStep } from '../auth/code-step'
import { EmailStep } from '../auth/email-step'
import { NamesStep } from './names-step'
import { useSignUp } from './use-sign-up'

/** E-mail, code, names: one card, one thing at a time. */
export function SignUpFlow({ returnUrl, email }: { returnUrl: string | undefined; email: string }) {
  const t = useTranslations('company.auth')
  const flow = useSignUp(returnUrl, email)
  const foot = t.rich('signUp.haveAccount', { link: (words) => <TextLink href="/company/sign-in">{words}</TextLink> })
  if (flow.step === 'names')
    return (
      <AuthCard stepKey="names" title={t('signUp.namesTitle')} lead={t('signUp.namesLead')}>
        <NamesStep
          names={flow.names}
          onSubmit={flow.submit}
          onBack={flow.backToCode}
          isBusy={flow.isSubmitting}
          error={flow.submitError}
        />
      </AuthCard>
    )
  if (flow.challenge === null)
    return (
      <AuthCard stepKey="email" title={t('signUp.title')} lead={t('signUp.lead')} foot={foot}>
        <EmailStep
          email={flow.email}
          onEmail={flow.setEmail}
          onSubmit={flow.begin}
          isBusy={flow.isBeginning}
          error={flow.beginError}
        />
      </AuthCard>
    )
  const lead = t.rich('codeLead', {
    mail: () => <span className="font-medium wrap-anywhere text-ink">{flow.email}</span>,
  })
  return (
    <AuthCard stepKey="code" title={t('codeTitle')} lead={lead} foot={foot}>
      <CodeStep
        challenge={flow.challenge}
        code={flow.code}
        onCode={flow.setCode}
        onComplete={flow.acceptCode}
        submitLabel={t('signUp.verify')}
        isBusy={false}
        error={flow.codeError}
        onResend={() => flow.resend(() => toast.success(t('resent')))}
        isResending={flow.isBeginning}
        resendError={flow.beginError}
        onOtherEmail={flow.otherEmail}
      />
    </AuthCard>
  )
}
