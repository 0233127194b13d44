import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { AuthCard } from '../auth/auth-card'
import { isBrokenLink } from '../auth/is-broken-link'
import { Accepted } from './accepted'
import { type Invite, InviteView } from './invite-view'
import { storeSignUpInvite } from './sign-up-invite'
import { type InviteState, useInvite } from './use-invite'

const isMemberAlready = (error: unknown) => error instanceof ApiError && error.code === 'ALREADY_MEMBER'

function Done({ title, lead, href, label }: Record<'title' | 'lead' | 'href' | 'label', string>) {
  return (
    <AuthCard stepKey="done" title={title} lead={lead}>
      <LinkButton href={href} size="lg" className="w-full">
        {label}
      </LinkButton>
    </AuthCard>
  )
}

/** Why there is nothing to answer; null: there may be. */
function closedBy({ key, view, respond }: InviteState): 'broken' | 'member' | 'declined' | null {
  if (isMemberAlready(respond.error)) return 'member'
  if (key === null || isBrokenLink(view.error) || isBrokenLink(respond.error)) return 'broken'
  return respond.data?.organizationId === null ? 'declined' : null
}

interface OpenProps {
  id: string
  flow: InviteState
  invite: Invite
  onSignUp: () => void
}

function Open({ id, flow, invite, onSignUp }: OpenProps) {
  const errorText = useErrorText()
  const { profile, respond, signOut, answer } = flow
  const error = respond.error ?? signOut.error
  return (
    <InviteView
      invite={invite}
      signedInAs={profile?.email ?? null}
      returnUrl={`/company/invite/${id}`}
      onAnswer={answer}
      isReady={flow.isReady}
      answering={respond.isPending ? (respond.variables.accept ? 'accept' : 'decline') : null}
      onSignUp={onSignUp}
      onSignOut={() => signOut.mutate(undefined)}
      isSigningOut={signOut.isPending}
      error={error ? <Banner tone="bad">{errorText(error)}</Banner> : undefined}
    />
  )
}

/** What is left to say where there is no open invite. */
function Closed({ reason }: { reason: 'broken' | 'member' | 'declined' }) {
  const t = useTranslations('account.invite')
  const verify = useTranslations('account.verify')
  switch (reason) {
    case 'broken':
      return <Done title={t('brokenTitle')} lead={t('brokenText')} href="/" label={t('goHome')} />
    case 'member':
      return (
        <Done title={t('memberTitle')} lead={t('memberLead')} href="/company/interview-sets" label={verify('toSets')} />
      )
    case 'declined':
      return <Done title={t('declinedTitle')} lead={t('declinedLead')} href="/" label={t('goHome')} />
  }
}

/** From the mailed link to an answer, signed in or not. */
export function InviteFlow({ id }: { id: string }) {
  const flow = useInvite(id)
  const errorText = useErrorText()
  const common = useTranslations('common.actions')
  const t = useTranslations('account.invite')
  const closed = closedBy(flow)
  if (closed) return <Closed reason={closed} />
  const { view, key, accepting, respond } = flow
  if (accepting && respond.data?.organizationId)
    return <Accepted organizationId={respond.data.organizationId} {...accepting} />
  if (view.isError)
    return (
      <AuthCard stepKey="failed" title={t('pageTitle')} lead={errorText(view.error)}>
        <Button size="lg" className="w-full" onClick={() => void view.refetch()}>
          {common('retry')}
        </Button>
      </AuthCard>
    )
  if (!view.data || !key) return <SkeletonPage />
  return (
    <Open
      id={id}
      flow={flow}
      invite={view.data}
      onSignUp={() => storeSignUpInvite({ key, organizationName: view.data.organizationName })}
    />
  )
}
