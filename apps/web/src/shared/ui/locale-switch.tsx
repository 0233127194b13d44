import { interfaceLanguages } from '@candor/contract'
import { clsx } from 'clsx'
import { Globe } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { chooseLanguage } from '../i18n/i18n-store'
import { languageNames } from '../i18n/languages'
import { Button } from './button'
import { Menu } from './menu'

/** Changes the language of the interface in place; the choice holds for this visit. */
export function LocaleSwitch({ side = 'bottom', isCompact = false }: { side?: 'top' | 'bottom'; isCompact?: boolean }) {
  const t = useTranslations('common.language')
  const language = useLocale()
  return (
    <Menu
      side={side}
      trigger={
        <Button variant="ghost" size="sm" aria-label={t('current', { name: languageNames[language] })}>
          <Globe size={16} aria-hidden="true" />
          <span className={clsx(isCompact && 'max-md:sr-only')}>{languageNames[language]}</span>
        </Button>
      }
      items={interfaceLanguages.map((code) => ({
        label: languageNames[code],
        isChosen: code === language,
        onSelect: () => {
          void chooseLanguage(code)
        },
      }))}
    />
  )
}
