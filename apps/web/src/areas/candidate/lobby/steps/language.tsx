import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames } from '../../../../shared/i18n/languages'
import { Button } from '../../../../shared/ui/button'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { LobbyFrame } from '../lobby-frame'
import type { Lobby } from '../lobby-state'

export function LanguageStep({ lobby }: { lobby: Lobby }) {
  const t = useTranslations('candidate.language')
  const common = useTranslations('common.actions')
  const [isRefused, setIsRefused] = useState(false)
  const { languages } = lobby.intro
  const go = () => {
    if (languages.includes(lobby.language)) lobby.next()
    else setIsRefused(true)
  }
  return (
    <LobbyFrame
      lobby={lobby}
      title={t('title')}
      lead={t('text')}
      action={
        <Button size="lg" onClick={go}>
          {common('continue')}
        </Button>
      }
    >
      <RadioGroup
        label={t('label')}
        isLabelHidden
        look="cards"
        className="max-w-[560px]"
        value={lobby.language}
        onChange={lobby.chooseLanguage}
        error={isRefused ? t('invalid') : undefined}
        options={languages.map((language) => ({
          value: language,
          label: (
            <span lang={language} className="block text-lg font-semibold">
              {languageNames[language]}
            </span>
          ),
          hint: t(`hint.${language}`),
        }))}
      />
    </LobbyFrame>
  )
}
