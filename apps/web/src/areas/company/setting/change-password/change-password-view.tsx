import type { Profile } from '@candor/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Section } from '../parts/section'
import { ChangeSection } from './change-section'
import { CodeForm } from './code-form'
import { type ChangeByCode, useChangeByCode } from './use-change-by-code'

interface BeginProps {
  profile: Profile
  way: ChangeByCode
  /** Returns to typing the current password, if the account has one. */
  onBack: () => void
}

/** Explains what a code is for and sends one. */
function Begin({ profile, way, onBack }: BeginProps) {
  const t = useTranslations('settings.password')
  const errorText = useErrorText()
  const lead = profile.hasPassword ? undefined : t('noneLead')
  return (
    <Section title={t(profile.hasPassword ? 'code' : 'none')} lead={lead}>
      {way.ask.error && (
        <Banner tone="bad" className="mb-5">
          {errorText(way.ask.error)}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button isBusy={way.ask.isPending} className="max-w-full" onClick={() => way.ask.mutate()}>
          <span className="truncate">{t('begin', { email: profile.email })}</span>
        </Button>
        {profile.hasPassword && (
          <Button variant="ghost" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
    </Section>
  )
}

function PasswordPage({ profile }: { profile: Profile }) {
  const t = useTranslations('settings.password')
  const [isForgotten, setIsForgotten] = useState(false)
  const way = useChangeByCode(profile, () => setIsForgotten(false))
  if (way.challenge)
    return (
      <Section title={t('code')} lead={t('codeLead', { email: profile.email })}>
        <CodeForm profile={profile} way={way} challenge={way.challenge} />
      </Section>
    )
  if (profile.hasPassword && !isForgotten)
    return <ChangeSection profile={profile} onForgotten={() => setIsForgotten(true)} />
  return <Begin profile={profile} way={way} onBack={() => setIsForgotten(false)} />
}

/** The person's password: changed with the current one, or set with a mailed code. */
export function ChangePasswordView() {
  const profile = useProfile()
  return profile ? <PasswordPage profile={profile} /> : null
}
