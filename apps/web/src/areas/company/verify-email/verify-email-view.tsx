import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { AuthCard } from '../auth/auth-card'
import { BrokenLink } from '../auth/broken-link'
import { isBrokenLink } from '../auth/is-broken-link'
import { dropToken, findToken } from '../auth/link-token'
import { setsPath, useCompleteSignInTo } from '../auth/use-complete-sign-in'
import { useSingleMutation } from '../auth/use-single-mutation'

/** Opening the page consumes nothing, because mail scanners open it too. The press does. */
export function VerifyEmailView() {
  const t = useTranslations('account.verify')
  const errorText = useErrorText()
  const [token] = useState(() => findToken('confirm'))
  const enter = useCompleteSignInTo(setsPath)
  const confirm = useSingleMutation(
    query.identity.auth.confirmEmail.mutationOptions({
      onSuccess: ({ hasPassword }) => {
        dropToken()
        if (hasPassword) enter()
      },
    }),
  )
  if (token === null || isBrokenLink(confirm.error)) return <BrokenLink href="/company/sign-up" />
  if (confirm.data?.hasPassword === false)
    return (
      <AuthCard stepKey="no-password" title={t('doneTitle')} lead={t('noPasswordLead')}>
        <Banner>{t('noPassword')}</Banner>
        <div className="mt-5 flex flex-col gap-3">
          <Button size="lg" onClick={enter}>
            {t('toSets')}
          </Button>
          <LinkButton href="/company/forgot-password" variant="secondary" size="lg">
            {t('setPassword')}
          </LinkButton>
        </div>
      </AuthCard>
    )
  return (
    <AuthCard stepKey="confirm" title={t('title')} lead={t('lead')}>
      {confirm.error && (
        <Banner tone="bad" className="mb-5">
          {errorText(confirm.error)}
        </Banner>
      )}
      <Button
        size="lg"
        className="w-full"
        isBusy={confirm.isPending || confirm.isSuccess}
        onClick={() => confirm.mutate({ token: token.accessToken })}
      >
        {t('submit')}
      </Button>
    </AuthCard>
  )
}
