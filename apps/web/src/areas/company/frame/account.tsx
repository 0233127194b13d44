import type { Profile } from '@candor/contract'
import { useRouter } from '@tanstack/react-router'
import { ChevronsUpDown, LogOut, Settings } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { Avatar } from '../../../shared/ui/avatar'
import { LocaleSwitch } from '../../../shared/ui/locale-switch'
import { Menu } from '../../../shared/ui/menu'
import { ThemeSwitch } from '../../../shared/ui/theme-switch'
import { usePersonName } from '../setting/parts/person-name'
import { organizationChoice } from './organization-choice'
import { useSignOut } from './use-sign-out'
import { useSwitchOrganization } from './use-switch-organization'

function AccountMenu({ profile }: { profile: Profile }) {
  const t = useTranslations('company')
  const settings = useTranslations('settings.account')
  const common = useTranslations('common.actions')
  const router = useRouter()
  const signOut = useSignOut()
  const switchTo = useSwitchOrganization()
  const person = usePersonName()(profile)
  const { organization } = profile
  const choices = organizationChoice(profile, (chosen) => {
    void switchTo(chosen)
  })
  return (
    <Menu
      side="top"
      align="start"
      choice={choices.length > 0 ? { label: settings('organizations'), items: choices } : undefined}
      trigger={
        <button
          type="button"
          data-testid="account"
          aria-label={t('nav.account', { name: person })}
          className="flex w-full items-center gap-2.5 rounded-xl border border-line p-2.5 text-left transition-colors duration-120 hover:bg-sunken"
        >
          <Avatar name={person} src={profile.avatarUrl ?? undefined} size={32} />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">
              {organization?.name ?? settings('noOrganization')}
            </span>
            <span className="block truncate text-xs text-ink-3">
              {organization ? t(`roles.${organization.role}`) : profile.email}
            </span>
          </span>
          <ChevronsUpDown size={14} aria-hidden="true" className="text-ink-3" />
        </button>
      }
      items={[
        {
          label: settings('settings'),
          icon: <Settings size={15} aria-hidden="true" />,
          onSelect: () => {
            void router.navigate({ to: '/company/setting/profile' })
          },
        },
        {
          label: common('signOut'),
          icon: <LogOut size={15} aria-hidden="true" />,
          onSelect: () => signOut.mutate(undefined),
        },
      ]}
    />
  )
}

/** The foot of the rail: whose workspace this is, in which role, the other workspaces, and the way out. */
export function Account() {
  const profile = useProfile()
  if (!profile) return null
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <LocaleSwitch side="top" />
        <ThemeSwitch side="top" />
      </div>
      <AccountMenu profile={profile} />
    </div>
  )
}
