import { ChevronsUpDown, LogOut } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../shared/ui/avatar'
import { LocaleSwitch } from '../../../shared/ui/locale-switch'
import { Menu } from '../../../shared/ui/menu'
import { ThemeSwitch } from '../../../shared/ui/theme-switch'
import { useProfile } from './use-profile'
import { useSignOut } from './use-sign-out'

/** The foot of the rail: whose workspace this is, in which role, and the way out. */
export function Account() {
  const t = useTranslations('company')
  const common = useTranslations('common.actions')
  const profile = useProfile()
  const signOut = useSignOut()
  if (!profile) return null
  const person = `${profile.firstName} ${profile.lastName}`.trim()
  const { organization } = profile
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <LocaleSwitch side="top" />
        <ThemeSwitch side="top" />
      </div>
      <Menu
        side="top"
        align="start"
        trigger={
          <button
            type="button"
            data-testid="account"
            aria-label={t('nav.account', { name: person })}
            className="flex w-full items-center gap-2.5 rounded-xl border border-line p-2.5 text-left transition-colors duration-120 hover:bg-sunken"
          >
            <Avatar name={organization?.name ?? person} shape="square" size={32} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-sm font-medium">{organization?.name ?? person}</span>
              <span className="block truncate text-xs text-ink-3">
                {organization ? t(`roles.${organization.role}`) : profile.email}
              </span>
            </span>
            <ChevronsUpDown size={14} aria-hidden="true" className="text-ink-3" />
          </button>
        }
        items={[
          {
            label: common('signOut'),
            icon: <LogOut size={15} aria-hidden="true" />,
            onSelect: () => signOut.mutate(undefined),
          },
        ]}
      />
    </div>
  )
}
