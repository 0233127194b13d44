import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { LocaleSwitch } from './locale-switch'
import { Logo } from './logo'
import { MAIN_ID, SkipLink } from './skip-link'
import { ThemeSwitch } from './theme-switch'

/** The frame of a page that belongs to no company. On paper only what it holds. */
export function PlainShell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-16 items-center border-b border-line bg-card px-4 md:px-6 print:hidden">
        <a href="/" className="mr-auto rounded-lg">
          <Logo />
        </a>
        <LocaleSwitch isCompact />
        <ThemeSwitch />
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={clsx('mx-auto w-full max-w-[820px] flex-1 px-4 pt-6 pb-10 outline-none md:px-6', className)}
      >
        {children}
      </main>
    </div>
  )
}
