import type { InterviewLanguage } from '@candor/contract'
import { listSubLanguages, type SubLanguage } from '@candor/domain'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { languageNames } from '../../../../shared/i18n/languages'
import { readSubLanguage, saveSubLanguage } from '../../../../shared/speech/sub-language'
import { Button } from '../../../../shared/ui/button'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { Select } from '../../../../shared/ui/select'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

interface SubLanguageFieldProps {
  language: InterviewLanguage
  value: SubLanguage | null
  onChange: (subLanguage: SubLanguage) => void
  isMissing: boolean
}

/** Which variety of the language the candidate speaks; nothing where there is only one. */
function SubLanguageField({ language, value, onChange, isMissing }: SubLanguageFieldProps) {
  const t = useTranslations('candidate.language')
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const offered = listSubLanguages(language)
  if (offered.length < 2) return null
  return (
    <Select
      className="mt-6 max-w-[560px]"
      label={t('subLanguage')}
      hint={t('subLanguageHint')}
      value={value}
      options={offered.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))}
      onChange={onChange}
      error={isMissing ? t('subLanguageMissing') : undefined}
    />
  )
}

export function LanguageStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.language')
  const common = useTranslations('common.actions')
  const [isRefused, setIsRefused] = useState(false)
  const { language, chooseLanguage } = preInterview
  const { languages } = preInterview.intro
  const [subLanguage, setSubLanguage] = useState(() => readSubLanguage(language))
  const isOffered = languages.includes(language)
  const go = () => {
    setIsRefused(!isOffered || subLanguage === null)
    if (!isOffered || subLanguage === null) return
    saveSubLanguage(language, subLanguage)
    preInterview.next()
  }
  const choose = (next: InterviewLanguage) => {
    if (subLanguage !== null) saveSubLanguage(language, subLanguage)
    setIsRefused(false)
    setSubLanguage(readSubLanguage(next))
    chooseLanguage(next)
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
        value={language}
        onChange={choose}
        error={isRefused && !isOffered ? t('invalid') : undefined}
        options={languages.map((offered) => ({
          value: offered,
          label: (
            <span lang={offered} className="block text-lg font-semibold">
              {languageNames[offered]}
            </span>
          ),
          hint: t(`hint.${offered}`),
        }))}
      />
      <SubLanguageField
        language={language}
        value={subLanguage}
        onChange={setSubLanguage}
        isMissing={isRefused && subLanguage === null}
      />
    </PreInterviewFrame>
  )
}
