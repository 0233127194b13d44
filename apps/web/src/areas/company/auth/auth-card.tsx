import type { ReactNode } from 'react'
import { LocaleSwitch } from '../../../shared/ui/locale-switch'
import { Mark } from '../../../shared/ui/mark'
import { MAIN_ID, SkipLink } from '../../../shared/ui/skip-link'
import { ThemeSwitch } from '../../../shared/ui/theme-switch'

interface AuthCardProps {
  title: ReactNode
  lead: ReactNode
  /** Under the card: the other way in. */
  foot?: ReactNode
  /** Changes with the step, so that the new one rises in. */
  stepKey: string
  children: ReactNode
}

/** One calm card in the middle of the page. */
export function AuthCard({ title, lead, foot, stepKey, children }: AuthCardProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-16 items-center justify-between px-6">
        <a href="/" className="rounded-lg">
          <Mark />
        </a>
        <div className="flex items-center">
          <LocaleSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="flex flex-1 flex-col items-center justify-center px-6 pb-24 outline-none"
      >
        <div className="w-full max-w-[432px] rounded-2xl border border-line bg-card p-8 shadow-2">
          <div key={stepKey} className="animate-rise">
            <h1 className="text-2xl font-semibold">{title}</h1>
            <p className="mt-1.5 text-base text-ink-2">{lead}</p>
            <div className="mt-6">{children}</div>
          </div>
        </div>
        {foot && <p className="mt-5 text-sm text-ink-2">{foot}</p>}
      </main>
    </div>
  )
}
