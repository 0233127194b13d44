import { clsx } from 'clsx'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button'
import { Logo } from './logo'
import { MAIN_ID, SkipLink } from './skip-link'

export interface NavItem {
  href: string
  label: string
  icon: ReactNode
  isCurrent?: boolean
  /** A number at the end of the line, and the words for it. */
  count?: { text: string; label: string }
}

interface CompanyShellProps {
  nav: readonly NavItem[]
  /** Where the logo leads. */
  homeHref: string
  /** The foot of the rail: organization and account. */
  account?: ReactNode
  children: ReactNode
}

function Count({ count }: { count: NonNullable<NavItem['count']> }) {
  return (
    <>
      <span aria-hidden="true" className="tnum rounded-full border border-brand px-1.5 text-xs font-semibold text-ink">
        {count.text}
      </span>
      <span className="sr-only">{count.label}</span>
    </>
  )
}

function RailLink({ item, onFollow }: { item: NavItem; onFollow: () => void }) {
  return (
    <a
      href={item.href}
      onClick={onFollow}
      aria-current={item.isCurrent ? 'page' : undefined}
      className={clsx(
        'flex h-9 shrink-0 items-center gap-2.5 rounded-lg px-2.5 text-sm transition-colors duration-120',
        item.isCurrent ? 'bg-sunken font-medium text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      {item.icon}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.count !== undefined && <Count count={item.count} />}
    </a>
  )
}

/** The recruiter's frame: a 216 px rail with the navigation, the page beside it. On a phone, a bar with a menu stands above the page. */
export function CompanyShell({ nav, homeHref, account, children }: CompanyShellProps) {
  const t = useTranslations('common')
  const railId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const count = nav.find((item) => item.count !== undefined)?.count
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] sm:grid-cols-[216px_minmax(0,1fr)] sm:grid-rows-[minmax(0,1fr)]">
      <SkipLink />
      <aside className="flex flex-col border-line bg-card p-3 max-sm:border-b sm:sticky sm:top-0 sm:h-dvh sm:border-r">
        <div className="flex items-center justify-between">
          <a href={homeHref} className="rounded-lg px-2 py-2" aria-label={t('brand')}>
            <Logo />
          </a>
          <Button
            variant="ghost"
            className="sm:hidden"
            aria-expanded={isOpen}
            aria-controls={railId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <X size={18} aria-hidden="true" /> : <Menu size={18} aria-hidden="true" />}
            {t('nav.menu')}
            {!isOpen && count !== undefined && <Count count={count} />}
          </Button>
        </div>
        <div id={railId} className={clsx('flex min-h-0 flex-1 flex-col', !isOpen && 'max-sm:hidden')}>
          <nav aria-label={t('nav.main')} className="mt-4 flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto">
            {nav.map((item) => (
              <RailLink key={item.href} item={item} onFollow={() => setIsOpen(false)} />
            ))}
          </nav>
          {account && <div className="mt-3">{account}</div>}
        </div>
      </aside>
      <main id={MAIN_ID} tabIndex={-1} className="flex min-w-0 flex-col outline-none">
        {children}
      </main>
    </div>
  )
}

interface PageHeaderProps {
  title: ReactNode
  /** One quiet line under the title. */
  lead?: ReactNode
  /** Before the title: a back button, an avatar. */
  start?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/** The bar over a company page: what this is, and what can be done with it. */
export function PageHeader({ title, lead, start, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line bg-card px-6 py-3.5">
      {start}
      <div className="min-w-36 flex-1">
        <h1 className="truncate text-xl font-semibold">{title}</h1>
        {lead && <p className="truncate text-sm text-ink-3">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
