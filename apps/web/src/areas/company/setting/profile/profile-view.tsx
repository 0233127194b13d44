import { errorCodes } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { Banner } from '../../../../shared/ui/banner'
import { InformationSection } from './information-section'
import { LinkedSection } from './linked-section'
import { PictureSection } from './picture-section'

/** Why a provider's account could not be linked. The server puts the reason into the return address. */
function ConnectError({ code }: { code: string }) {
  const t = useTranslations('settings.profile.linked')
  const errors = useTranslations('errors')
  const known = errorCodes.find((errorCode) => errorCode === code) ?? 'CONNECT_FAILED'
  return (
    <Banner tone="bad" title={t('failed')}>
      {errors(known)}
    </Banner>
  )
}

/** The person's picture, name and ways to sign in. */
export function ProfileView({ connectError }: { connectError: string | undefined }) {
  const profile = useProfile()
  if (!profile) return null
  return (
    <>
      {connectError !== undefined && <ConnectError code={connectError} />}
      <PictureSection profile={profile} />
      <InformationSection key={profile.id} profile={profile} />
      <LinkedSection />
    </>
  )
}
