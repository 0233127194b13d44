import { KeyRound, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { TextLink } from '../../../shared/ui/text-link'
import { toast } from '../../../shared/ui/toaster'
import { AuthCard } from '../auth/auth-card'
import { CodeStep } from '../auth/code-step'
import { EmailStep } from '../auth/email-step'
import { NamesStep } from './names-step'
import { PasswordSignUp } from './password-sign-up'
import { type SignUpInput, useSignUp } from './use-sign-up'

interface SignUpFlowProps extends SignUpInput {
  /** Lets an invited person create an organization instead. */
  onFoundOwn: () => void
}

function SignUpInvite({ joining, onFoundOwn }: Pick<SignUpFlowProps, 'joining' | 'onFoundOwn'>) {
  const t = useTranslations('account.signUp')
  if (!joining) return null
  return (
    <Banner className="mb-5" title={t('joining', { organization: joining.organizationName })}>
      {t('joiningText')}{' '}
      <button type="button" className="font-medium underline underline-offset-4" onClick={onFoundOwn}>
        {t('createOwn')}
      </button>
    </Banner>
  )
}

/** Email, code and names, one step at a time on one card; or a single form with a password. */
export function SignUpFlow(props: SignUpFlowProps) {
  const { joining, returnUrl, onFoundOwn } = props
  const t = useTranslations('company.auth')
  const account = useTranslations('account.signUp')
  const flow = useSignUp(props)
  const [isPassword, setIsPassword] = useState(false)
  const signIn = returnUrl ? `/company/sign-in?${new URLSearchParams({ return_url: returnUrl })}` : '/company/sign-in'
  const foot = t.rich('signUp.haveAccount', { link: (words) => <TextLink href={signIn}>{words}</TextLink> })
  const banner = <SignUpInvite joining={joining} onFoundOwn={onFoundOwn} />
  if (isPassword)
    return (
      <PasswordSignUp email={flow.email} onEmail={flow.setEmail} joining={joining} foot={foot} banner={banner}>
        <Button variant="ghost" size="sm" className="mt-3 self-center" onClick={() => setIsPassword(false)}>
          <MailCheck size={15} aria-hidden="true" />
          {account('useCode')}
        </Button>
      </PasswordSignUp>
    )
  if (flow.step === 'names')
    return (
      <AuthCard
        stepKey="names"
        title={t('signUp.namesTitle')}
        lead={joining ? account('joiningLead') : t('signUp.namesLead')}
      >
        {banner}
        <NamesStep
          names={flow.names}
          joining={joining}
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
        {banner}
        <EmailStep
          autoComplete="email"
          email={flow.email}
          onEmail={flow.setEmail}
          onSubmit={flow.begin}
          isBusy={flow.isBeginning}
          error={flow.beginError}
        >
          <Button variant="ghost" size="sm" className="-mt-2 self-center" onClick={() => setIsPassword(true)}>
            <KeyRound size={15} aria-hidden="true" />
            {account('usePassword')}
          </Button>
        </EmailStep>
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
