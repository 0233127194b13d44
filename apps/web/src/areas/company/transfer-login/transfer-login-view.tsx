import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { AuthCard } from '../auth/auth-card'
import { BrokenLink } from '../auth/broken-link'
import { isBrokenLink } from '../auth/is-broken-link'
import { dropToken, findToken } from '../auth/link-token'
import { useContinueSignIn } from '../auth/use-complete-sign-in'
import { useSingleMutation } from '../auth/use-single-mutation'

/** A sign-in link from a mail or another device. Opening it alone signs in no one. */
export function TransferLoginView() {
  const t = useTranslations('account.transfer')
  const errorText = useErrorText()
  const [token] = useState(() => findToken('magic', 'transfer'))
  const proceed = useContinueSignIn()
  const authorize = useSingleMutation(
    query.identity.link.authorize.mutationOptions({
      onSuccess: (result) => {
        dropToken()
        proceed(result, result.returnUrl)
      },
    }),
  )
  if (token === null || isBrokenLink(authorize.error)) return <BrokenLink href="/company/sign-in" />
  return (
    <AuthCard stepKey="transfer" title={t('title')} lead={t('lead')}>
      {authorize.error && (
        <Banner tone="bad" className="mb-5">
          {errorText(authorize.error)}
        </Banner>
      )}
      <Button
        size="lg"
        className="w-full"
        isBusy={authorize.isPending || authorize.isSuccess}
        onClick={() => authorize.mutate({ accessToken: token.accessToken, flow: token.key })}
      >
        {t('submit')}
      </Button>
      <p className="mt-4 text-sm text-ink-3">{t('note')}</p>
    </AuthCard>
  )
}
