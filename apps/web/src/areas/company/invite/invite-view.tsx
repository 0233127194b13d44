import type { zInviteView } from '@candor/contract'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { z } from 'zod'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { AuthCard } from '../auth/auth-card'

export type Invite = z.infer<typeof zInviteView>

interface InviteViewProps {
  invite: Invite
  /** Null: signed out, or not known yet. */
  signedInAs: string | null
  /** The address of this page, to return to after sign-in. */
  returnUrl: string
  onAnswer: (accept: boolean) => void
  answering: 'accept' | 'decline' | null
  /** False: the signed-in person is still being loaded. */
  isReady: boolean
  onSignUp: () => void
  onSignOut: () => void
  isSigningOut: boolean
  error: ReactNode
}

function Facts({ invite }: { invite: Invite }) {
  const t = useTranslations('account.invite')
  const roles = useTranslations('company.roles')
  const format = useFormatter()
  const facts = [
    { label: t('role'), value: roles(invite.role) },
    { label: t('email'), value: invite.emailHint },
    { label: t('expires'), value: format.dateTime(new Date(invite.expiresAt), { dateStyle: 'long' }) },
  ]
  return (
    <dl className="divide-y divide-line rounded-xl border border-line text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 px-4 py-2.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ways(props: InviteViewProps) {
  const { invite, onAnswer, answering, returnUrl } = props
  const t = useTranslations('account.invite')
  const query = new URLSearchParams({ return_url: returnUrl })
  if (invite.isForYou === true)
    return (
      <Button
        size="lg"
        isBusy={answering === 'accept'}
        disabled={answering === 'decline' || !props.isReady}
        onClick={() => onAnswer(true)}
      >
        {t('accept')}
      </Button>
    )
  if (invite.isForYou === false)
    return (
      <>
        <Banner tone="warn" title={t('otherTitle')}>
          <span className="wrap-anywhere">
            {t('otherText', { email: props.signedInAs ?? '…', hint: invite.emailHint })}
          </span>
        </Banner>
        <Button size="lg" isBusy={props.isSigningOut} onClick={props.onSignOut}>
          {t('signOut')}
        </Button>
      </>
    )
  return (
    <>
      <p className="text-sm text-ink-2">{t('signedOut')}</p>
      <LinkButton href={`/company/sign-in?${query}`} size="lg">
        {t('signIn')}
      </LinkButton>
      <LinkButton href={`/company/sign-up?${query}&invite=1`} variant="secondary" size="lg" onClick={props.onSignUp}>
        {t('signUp')}
      </LinkButton>
    </>
  )
}

/** Shows who invites, to what and until when, then the person's options. Declining needs no sign-in. */
export function InviteView(props: InviteViewProps) {
  const { invite, onAnswer, answering } = props
  const t = useTranslations('account.invite')
  const roles = useTranslations('company.roles')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <AuthCard
      stepKey={`invite ${String(invite.isForYou)}`}
      title={t('title', { organization: invite.organizationName })}
      lead={t('lead', { name: invite.invitedBy, role: roles(invite.role) })}
    >
      <div className="flex flex-col gap-4">
        {props.error}
        <Facts invite={invite} />
        <Ways {...props} />
        <AlertDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          trigger={
            <Button variant="ghost" size="sm" className="self-center" disabled={answering === 'accept'}>
              {t('decline')}
            </Button>
          }
          title={t('declineTitle')}
          description={t('declineText', { organization: invite.organizationName })}
          confirmLabel={t('declineConfirm')}
          isBusy={answering === 'decline'}
          isDanger
          onConfirm={() => onAnswer(false)}
        />
      </div>
    </AuthCard>
  )
}
