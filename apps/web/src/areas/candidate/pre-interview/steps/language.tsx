import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames } from '../../../../shared/i18n/languages'
import { Button } from '../../../../shared/ui/button'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

export function LanguageStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.language')
  const common = useTranslations('common.actions')
  const [isRefused, setIsRefused] = useState(false)
  const { languages } = preInterview.intro
  const go = () => {
    if (languages.includes(preInterview.language)) preInterview.next()
    else setIsRefused(true)
  }
  return (
    <PreInterviewFrame
      preInterview={preInterview}
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
        value={preInterview.language}
        onChange={preInterview.chooseLanguage}
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
    </PreInterviewFrame>
  )
}
