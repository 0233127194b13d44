import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AuthCard } from '../auth/auth-card'
import { LinkSentStep } from '../auth/link-sent-step'
import type { SignUpInvite } from '../invite/sign-up-invite'
import { noNames } from './names'
import { RegisterForm } from './register-form'
import { useRegister } from './use-register'

interface PasswordSignUpProps {
  email: string
  onEmail: (email: string) => void
  joining: SignUpInvite | null
  foot: ReactNode
  banner: ReactNode
  /** The way back to the mailed code. */
  children: ReactNode
}

/** The form, then a look into the mail. What was typed is kept for who comes back to it. */
export function PasswordSignUp({ email, onEmail, joining, foot, banner, children }: PasswordSignUpProps) {
  const t = useTranslations('account.signUp')
  const company = useTranslations('company.auth.signUp')
  const flow = useRegister(joining)
  const [typed, setTyped] = useState({ ...noNames, email, password: '' })
  if (flow.mailed) {
    const mail = () => <span className="font-medium wrap-anywhere text-ink">{flow.mailed?.email}</span>
    return (
      <AuthCard stepKey="mailed" title={t('mailTitle')} lead={t.rich('mailLead', { mail })} foot={foot}>
        <LinkSentStep
          resendAtMs={flow.mailed.resendAtMs}
          onResend={flow.resend}
          isResending={flow.isBusy}
          resendError={flow.error ?? flow.emailError}
          onOtherEmail={flow.leave}
        />
      </AuthCard>
    )
  }
  return (
    <AuthCard stepKey="register" title={company('title')} lead={t('passwordLead')} foot={foot}>
      {banner}
      <RegisterForm
        initial={typed}
        joining={joining}
        isBusy={flow.isBusy}
        emailError={flow.emailError}
        passwordError={flow.passwordError}
        error={flow.error}
        onTyped={(email) => {
          onEmail(email)
          if (flow.passwordError || flow.emailError) flow.forgetError()
        }}
        onSubmit={(registration) => {
          setTyped(registration)
          flow.submit(registration)
        }}
      />
      <div className="flex flex-col">{children}</div>
    </AuthCard>
  )
}
