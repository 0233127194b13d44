import { Link2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { copyText } from '../copy-text'
import { linkToHere } from '../link-to-here'
import { continueOnSmallScreen } from '../small-screen'
import { SmallScreenArt } from './art'
import { Button } from './button'
import { LocaleSwitch } from './locale-switch'
import { Logo } from './logo'
import { toast } from './toaster'

/** Shows the page and leads the focus there, because the button that had it is gone. */
function continueAnyway(): void {
  flushSync(continueOnSmallScreen)
  document.querySelector<HTMLElement>('[data-screen="page"] main')?.focus()
}

/** Fills a small screen in place of a page that needs a desktop. */
export function SmallScreenNotice() {
  const t = useTranslations('common')
  const copy = async () => {
    if (await copyText(linkToHere())) toast.success(t('toast.linkCopied'))
    else toast.error(t('toast.linkFailed'))
  }
  return (
    <div className="flex min-h-dvh flex-col px-5 py-4">
      <header className="flex items-center justify-between">
        <Logo />
        <LocaleSwitch />
      </header>
      <main className="mx-auto flex w-full max-w-[420px] flex-1 animate-rise flex-col items-center justify-center py-10 text-center">
        <SmallScreenArt />
        <h1 className="mt-8 text-2xl font-semibold">{t('smallScreen.title')}</h1>
        <p className="mt-2 text-lg font-medium text-brand-ink">{t('smallScreen.subtitle')}</p>
        <p className="mt-3 text-base text-ink-2">{t('smallScreen.advice')}</p>
        <Button size="lg" className="mt-7 w-full" onClick={() => void copy()}>
          <Link2 size={18} aria-hidden="true" />
          {t('actions.copyLink')}
        </Button>
        <Button variant="secondary" size="lg" className="mt-3 w-full" onClick={continueAnyway}>
          {t('smallScreen.continue')}
        </Button>
      </main>
    </div>
  )
}
