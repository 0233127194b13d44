import { Outlet, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  Bell,
  Building2,
  History,
  KeyRound,
  MonitorSmartphone,
  Scale,
  ShieldCheck,
  Trash2,
  UserRound,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { PageHeader } from '../../../shared/ui/company-shell'

const pages = [
  { href: '/company/setting/profile', name: 'profile', Icon: UserRound },
  { href: '/company/setting/organization', name: 'organization', Icon: Building2 },
  { href: '/company/setting/change-password', name: 'password', Icon: KeyRound },
  { href: '/company/setting/security', name: 'security', Icon: ShieldCheck },
  { href: '/company/setting/sessions', name: 'sessions', Icon: MonitorSmartphone },
  { href: '/company/setting/notices', name: 'notices', Icon: Bell },
  { href: '/company/setting/assessment', name: 'assessment', Icon: Scale },
] as const
const deletionsPage = { href: '/company/setting/deletions', name: 'deletions', Icon: Trash2 } as const
const auditLogPage = { href: '/company/setting/audit-log', name: 'auditLog', Icon: History } as const

function SubNavigation() {
  const t = useTranslations('settings.nav')
  const can = useProfile()?.can
  const shown = [
    ...pages,
    ...(can?.['submission.delete'] ? [deletionsPage] : []),
    ...(can?.['audit.read'] ? [auditLogPage] : []),
  ]
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-6 flex flex-col gap-0.5 max-xl:static max-xl:flex-row max-xl:flex-wrap"
    >
      {shown.map(({ href, name, Icon }) => (
        <a
          key={href}
          href={href}
          aria-current={pathname === href ? 'page' : undefined}
          className={clsx(
            'flex min-h-9 items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-sm transition-colors duration-120',
            pathname === href
              ? 'bg-card font-medium text-ink shadow-1 ring-1 ring-line'
              : 'text-ink-2 hover:bg-sunken hover:text-ink',
          )}
        >
          <Icon size={17} aria-hidden="true" className="shrink-0" />
          {t(name)}
        </a>
      ))}
    </nav>
  )
}

/** The pages of the settings beside their own navigation, which stays in place from page to page. */
export function SettingFrame() {
  const t = useTranslations('settings')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="mx-auto grid w-full max-w-[1080px] grid-cols-[184px_minmax(0,1fr)] items-start gap-8 p-6 max-xl:grid-cols-[minmax(0,1fr)] max-xl:gap-5">
        <SubNavigation />
        <div className="flex min-w-0 flex-col gap-5">
          <Outlet />
        </div>
      </div>
    </>
  )
}
