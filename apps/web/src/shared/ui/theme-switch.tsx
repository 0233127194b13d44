import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from './button'
import { Menu } from './menu'
import { chooseTheme, type Theme, useTheme } from './theme'

const icons = { system: Monitor, light: Sun, dark: Moon }
const themes: Theme[] = ['system', 'light', 'dark']

/** Light, dark, or as the device is set. */
export function ThemeSwitch({ side = 'bottom' }: { side?: 'top' | 'bottom' }) {
  const t = useTranslations('common.theme')
  const theme = useTheme((state) => state.theme)
  const Current = icons[theme]
  return (
    <Menu
      side={side}
      trigger={
        <Button variant="ghost" size="sm" className="px-2" aria-label={`${t('label')}: ${t(theme)}`}>
          <Current size={16} aria-hidden="true" />
        </Button>
      }
      items={themes.map((value) => {
        const Icon = icons[value]
        return {
          label: t(value),
          icon: <Icon size={15} aria-hidden="true" />,
          isChosen: value === theme,
          onSelect: () => chooseTheme(value),
        }
      })}
    />
  )
}
