import { Fingerprint } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { findPasskey } from '../../../shared/passkeys'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { useCompleteSignInTo } from '../auth/use-complete-sign-in'
import { useSingleMutation } from '../auth/use-single-mutation'

/** Sign-in with a passkey alone, for browsers that can use one. */
export function PasskeySignIn({ returnUrl }: { returnUrl: string | undefined }) {
  const t = useTranslations('account.signIn')
  const errorText = useErrorText()
  const enter = useCompleteSignInTo(returnUrl)
  const signIn = useSingleMutation({
    mutationFn: async () => {
      const used = await findPasskey(await api.identity.secondStep.beginPasskeySignIn())
      return api.identity.secondStep.signInWithPasskey({ used })
    },
    onSuccess: enter,
  })
  return (
    <div className="mt-4 flex flex-col gap-3">
      {signIn.error && <Banner tone="bad">{errorText(signIn.error)}</Banner>}
      <Button
        variant="secondary"
        size="lg"
        isBusy={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate(undefined)}
      >
        {!signIn.isPending && <Fingerprint size={16} aria-hidden="true" />}
        {t('passkey')}
      </Button>
    </div>
  )
}
