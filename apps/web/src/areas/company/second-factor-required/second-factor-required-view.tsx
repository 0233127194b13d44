import type { Profile, SecondFactors } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { Button } from '../../../shared/ui/button'
import { Logo } from '../../../shared/ui/logo'
import { QueryState } from '../../../shared/ui/query-state'
import { MAIN_ID, SkipLink } from '../../../shared/ui/skip-link'
import { useChangeOrganization } from '../auth/use-change-organization'
import { useCompleteSignInTo } from '../auth/use-complete-sign-in'
import { useSignOut } from '../frame/use-sign-out'
import { FactorSections } from '../setting/security/factor-sections'
import { factorsQuery } from '../setting/security/security-queries'

function OtherOrganizations({ profile }: { profile: Profile }) {
  const t = useTranslations('security.required')
  const change = useChangeOrganization()
  const others = profile.organizations.filter(({ id }) => id !== profile.organization?.id)
  if (others.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">{t('other')}</h2>
      {others.map(({ id, name }) => (
        <Button key={id} variant="secondary" isBusy={change.isBusy} onClick={() => change.changeTo(id)}>
          {name}
        </Button>
      ))}
    </section>
  )
}

function Setup({ factors, organization }: { factors: SecondFactors; organization: string }) {
  const t = useTranslations('security.required')
  const enter = useCompleteSignInTo(undefined)
  const hasFactor = factors.appAddedAt !== null || factors.passkeys.length > 0
  return (
    <>
      <FactorSections factors={factors} returnUrl="/company/second-factor-required" />
      {hasFactor && (
        <Button size="lg" onClick={enter}>
          {t('done', { organization })}
        </Button>
      )}
    </>
  )
}

/** The factors to choose from, and the ways out: another organization, or signing out. */
export function SecondFactorRequiredView() {
  const t = useTranslations('security')
  const profile = useProfile()
  const factors = useQuery(factorsQuery())
  const signOut = useSignOut()
  if (!profile) return null
  const organization = profile.organization?.name ?? ''
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-16 items-center justify-between px-6 max-sm:px-4">
        <Logo />
        <Button variant="ghost" size="sm" isBusy={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
          {t('required.signOut')}
        </Button>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[720px] flex-1 flex-col gap-5 px-6 py-8 outline-none max-sm:px-4"
      >
        <div>
          <h1 className="text-2xl font-semibold">{t('required.title')}</h1>
          <p className="mt-1.5 text-base text-ink-2">{t('required.lead', { organization })}</p>
        </div>
        <QueryState query={factors} failed={t('loadFailed')} skeletonClassName="h-72">
          {(data) => <Setup factors={data} organization={organization} />}
        </QueryState>
        <OtherOrganizations profile={profile} />
      </main>
    </div>
  )
}
