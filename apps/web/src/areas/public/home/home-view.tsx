import { useTranslations } from 'use-intl'
import { LinkButton } from '../../../shared/ui/link-button'
import { LocaleSwitch } from '../../../shared/ui/locale-switch'
import { Logo } from '../../../shared/ui/logo'
import { MAIN_ID, SkipLink } from '../../../shared/ui/skip-link'
import { ThemeSwitch } from '../../../shared/ui/theme-switch'
import { HomeSample } from './home-sample'
import { HomeCandidates, HomeHow, HomePromises } from './home-sections'

function HomeHeader() {
  const t = useTranslations('public.home')
  const nav = useTranslations('common.nav')
  return (
    <header className="sticky top-0 z-20 border-b border-line/70 bg-paper/85 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-[1200px] items-center gap-6 px-6">
        <Logo />
        <nav aria-label={nav('main')} className="ml-4 flex gap-1 text-sm text-ink-2 max-lg:hidden">
          {(['how', 'promises', 'candidates'] as const).map((id) => (
            <a key={id} href={`#${id}`} className="rounded-md px-3 py-1.5 hover:bg-sunken hover:text-ink">
              {t(`header.${id}`)}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <LocaleSwitch />
          <ThemeSwitch />
          <LinkButton href="/company/sign-in" variant="ghost" className="ml-1">
            {t('signIn')}
          </LinkButton>
        </div>
      </div>
    </header>
  )
}

function HomeHero() {
  const t = useTranslations('public.home')
  return (
    <section className="mx-auto grid max-w-[1200px] items-center gap-14 px-6 pt-20 pb-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)]">
      <div className="animate-rise">
        <h1 className="max-w-[15ch] text-[3.25rem] leading-[1.2] font-semibold">{t('title')}</h1>
        <p className="mt-6 max-w-[54ch] text-lg text-ink-2">{t('lead')}</p>
        <div className="mt-9 flex flex-wrap items-center gap-3">
          <LinkButton href="/company/sign-up" size="lg">
            {t('signUp')}
          </LinkButton>
          <LinkButton href="/company/sign-in" variant="secondary" size="lg">
            {t('signIn')}
          </LinkButton>
        </div>
        <p className="mt-4 text-sm text-ink-3">{t('free')}</p>
      </div>
      <HomeSample />
    </section>
  )
}

/** The public home page, pure: no router, no data; links are plain. */
export function HomeView() {
  const t = useTranslations('public.home')
  return (
    <>
      <SkipLink />
      <HomeHeader />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        <HomeHero />
        <HomeHow />
        <HomePromises />
        <HomeCandidates />
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-4 px-6 py-8 text-sm text-ink-3">
          <Logo size={24} />
          <p>{t('footer')}</p>
        </div>
      </footer>
    </>
  )
}
