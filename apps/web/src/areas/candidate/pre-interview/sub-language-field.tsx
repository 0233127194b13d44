import type { InterviewLanguage } from '@candor/contract'
import { listSubLanguages, type SubLanguage } from '@candor/domain'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { readSubLanguage, saveSubLanguage } from '../../../shared/speech/sub-language'
import { Select } from '../../../shared/ui/select'

interface SubLanguageFieldProps {
  language: InterviewLanguage
  /** Called with the choice, also with one from before. Null: the candidate must choose. */
  onKnown: (subLanguage: SubLanguage | null) => void
  isMissing: boolean
}

/** Which variety of the language the candidate speaks; nothing where there is only one. */
export function SubLanguageField({ language, onKnown, isMissing }: SubLanguageFieldProps) {
  const t = useTranslations('candidate.language')
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const [value, setValue] = useState(() => readSubLanguage(language))
  useEffect(() => {
    if (value !== null) saveSubLanguage(language, value)
    onKnown(value)
  }, [language, value, onKnown])
  const offered = listSubLanguages(language)
  if (offered.length < 2) return null
  return (
    <Select
      className="mt-6 max-w-[560px]"
      label={t('subLanguage')}
      hint={t('subLanguageHint')}
      value={value}
      options={offered.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))}
      onChange={setValue}
      error={isMissing ? t('subLanguageMissing') : undefined}
    />
  )
}
