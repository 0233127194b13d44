import type { SecondFactors } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { AppSection } from './app-section'
import { PasskeySection } from './passkey-section'
import { RecoveryCodesDialog } from './recovery-codes-dialog'
import { RecoverySection } from './recovery-section'
import { useShownCodes } from './use-factor-change'
import { useSignInAgain } from './use-sign-in-again'

function SignInAgain({ returnUrl }: { returnUrl: string }) {
  const t = useTranslations('security.recent')
  const signInAgain = useSignInAgain(returnUrl)
  return (
    <Banner
      tone="info"
      title={t('title')}
      action={
        <Button variant="secondary" size="sm" isBusy={signInAgain.isPending} onClick={() => signInAgain.mutate()}>
          {t('action')}
        </Button>
      }
    >
      {t('text')}
    </Banner>
  )
}

interface FactorSectionsProps {
  factors: SecondFactors
  /** Where to continue after signing in again. */
  returnUrl: string
}

/** The person's app, passkeys and recovery codes. Nothing can be changed long after the sign-in. */
export function FactorSections({ factors, returnUrl }: FactorSectionsProps) {
  const shown = useShownCodes()
  const isLocked = factors.changeableUntil === null
  const hasFactor = factors.appAddedAt !== null || factors.passkeys.length > 0
  return (
    <>
      {isLocked && <SignInAgain returnUrl={returnUrl} />}
      <AppSection factors={factors} isLocked={isLocked} onCodes={shown.show} />
      {factors.canUsePasskeys && <PasskeySection factors={factors} isLocked={isLocked} onCodes={shown.show} />}
      {hasFactor && <RecoverySection factors={factors} isLocked={isLocked} onCodes={shown.show} />}
      {shown.codes && <RecoveryCodesDialog codes={shown.codes} onClose={shown.forget} />}
    </>
  )
}
