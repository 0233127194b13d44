import type { ReactNode } from 'react'
import { CompanyLogo } from './company-logo'
import { LocaleSwitch } from './locale-switch'
import { MAIN_ID, SkipLink } from './skip-link'
import { ThemeSwitch } from './theme-switch'

interface CandidateShellProps {
  /** The company is the host: its name is always in sight. */
  company: { name: string; logoUrl: string | null }
  /** Role and length, on one quiet line. */
  lead?: ReactNode
  /** A StepBar. */
  steps?: ReactNode
  /** A StickyFooter. */
  footer?: ReactNode
  /** Beside the switches, e.g. a help button. */
  tools?: ReactNode
  children: ReactNode
}

/** The candidate's frame: host and role above, steps beneath, the next action always at hand at the bottom. */
export function CandidateShell({ company, lead, steps, footer, tools, children }: CandidateShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-16 items-center gap-3 border-b border-line bg-card px-4 md:gap-4 md:px-6">
        <CompanyLogo name={company.name} src={company.logoUrl} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-semibold">{company.name}</p>
          {lead && <p className="truncate text-xs text-ink-3">{lead}</p>}
        </div>
        <div className="flex items-center">
          <LocaleSwitch isCompact />
          <span className="max-md:hidden">
            <ThemeSwitch />
          </span>
          {tools}
        </div>
      </header>
      {steps}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-[1120px] flex-1 px-4 pt-6 pb-8 outline-none md:px-6 md:pt-8"
      >
        {children}
      </main>
      {footer}
    </div>
  )
}

/** The bar at the bottom edge: the way back, a quiet word, the one primary button (full width on phones). */
export function StickyFooter({ back, note, children }: { back?: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 z-10 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-[1120px] items-center gap-3 px-4 py-3.5 md:px-6">
        {back}
        {note && <div className="ml-auto hidden text-sm text-ink-3 md:block">{note}</div>}
        <div className={`flex gap-2 max-md:flex-1 max-md:*:flex-1 ${note ? '' : 'md:ml-auto'}`}>{children}</div>
      </div>
    </footer>
  )
}
