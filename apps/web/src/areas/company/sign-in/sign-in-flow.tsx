import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { TextLink } from '../../../shared/ui/text-link'
import { AuthCard } from '../auth/auth-card'
import { CodeStep } from '../auth/code-step'
import { LinkSentStep } from '../auth/link-sent-step'
import { keepTypedEmail, useTypedEmail } from '../auth/typed-email'
import type { ConnectError } from './connect-error'
import { PasskeySignIn } from './passkey-sign-in'
import { Providers } from './providers'
import { type Method, SignInForm } from './sign-in-form'
import { useChangeByCode, useLinkWay, usePasswordWay } from './use-sign-in'

interface SignInFlowProps {
  returnUrl: string | undefined
  /** From the address: a person who comes from a mail need not type it. */
  email: string | undefined
  /** Why a provider led back without a session. */
  connectError: ConnectError | undefined
  /** Whether this browser can use passkeys here. */
  canUsePasskeys: boolean
}

const toSignUp = (returnUrl: string | undefined) =>
  returnUrl === undefined ? '/company/sign-up' : `/company/sign-up?${new URLSearchParams({ return_url: returnUrl })}`

/** The state of the three ways to sign in. Only one is active at a time. */
function useSignIn({ returnUrl, email: given }: SignInFlowProps) {
  const typed = useTypedEmail((state) => state.email)
  const [email, setEmail] = useState(given ?? typed)
  const [method, setMethod] = useState<Method>('code')
  const input = { email, returnUrl }
  const code = useChangeByCode(input)
  const link = useLinkWay(input)
  const password = usePasswordWay(input)
  const forgetErrors = () => {
    code.forgetError()
    link.forgetError()
    password.forgetError()
  }
  return {
    email,
    method,
    code,
    link,
    password,
    changeEmail: (next: string) => {
      setEmail(next)
      keepTypedEmail(next)
      forgetErrors()
    },
    changeMethod: (next: Method) => {
      forgetErrors()
      setMethod(next)
    },
    busy: code.isBeginning || password.isBusy ? ('submit' as const) : link.isBusy ? ('link' as const) : null,
    emailError: password.emailError ?? code.beginError ?? link.error,
  }
}

/** The address, then what was chosen: a code, a password, or a link. */
export function SignInFlow(props: SignInFlowProps) {
  const t = useTranslations('company.auth')
  const account = useTranslations('account.signIn')
  const errors = useTranslations('errors')
  const flow = useSignIn(props)
  const { code, link, password } = flow
  const mail = () => <span className="font-medium wrap-anywhere text-ink">{flow.email}</span>
  const foot = t.rich('signIn.noAccount', {
    link: (words) => <TextLink href={toSignUp(props.returnUrl)}>{words}</TextLink>,
  })
  if (link.mailed)
    return (
      <AuthCard stepKey="link" title={account('linkTitle')} lead={account.rich('linkLead', { mail })} foot={foot}>
        <LinkSentStep
          resendAtMs={link.mailed.resendAtMs}
          onResend={link.resend}
          isResending={link.isBusy}
          resendError={link.error}
          onOtherEmail={link.leave}
        />
      </AuthCard>
    )
  if (code.challenge)
    return (
      <AuthCard stepKey="code" title={t('codeTitle')} lead={t.rich('codeLead', { mail })} foot={foot}>
        <CodeStep
          challenge={code.challenge}
          code={code.code}
          onCode={code.setCode}
          onComplete={code.complete}
          submitLabel={t('signIn.verify')}
          isBusy={code.isVerifying}
          error={code.error}
          onResend={code.resend}
          isResending={code.isBeginning}
          resendError={code.beginError}
          onOtherEmail={code.leave}
        />
      </AuthCard>
    )
  const lead = flow.method === 'password' ? account('passwordLead') : t('signIn.lead')
  return (
    <AuthCard
      stepKey="email"
      title={t('signIn.title')}
      lead={props.returnUrl ? t('signIn.continue') : lead}
      foot={foot}
    >
      {props.connectError && (
        <Banner tone="bad" className="mb-5">
          {errors(props.connectError)}
        </Banner>
      )}
      <SignInForm
        method={flow.method}
        onMethod={flow.changeMethod}
        email={flow.email}
        onEmail={flow.changeEmail}
        password={password.password}
        onPassword={password.setPassword}
        onSubmit={flow.method === 'password' ? password.submit : code.begin}
        onCode={() => {
          flow.changeMethod('code')
          code.begin()
        }}
        onLink={link.begin}
        busy={flow.busy}
        emailError={flow.emailError}
        passwordError={password.error}
        tooMany={password.tooMany}
      />
      {props.canUsePasskeys && <PasskeySignIn returnUrl={props.returnUrl} />}
      <Providers returnUrl={props.returnUrl} />
    </AuthCard>
  )
}
