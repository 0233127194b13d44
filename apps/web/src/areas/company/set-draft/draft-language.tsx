import { type InterviewLanguage, interviewLanguages } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Select } from '../../../shared/ui/select'
import { getDraftLanguage } from './set-draft'
import { changeDraft, useSetDraft } from './set-draft-store'

/** The language of the interview. It follows the source until another one is chosen. */
export function DraftLanguage() {
  const t = useTranslations('company.generate')
  const names = useTranslations('company.languages')
  const language = useSetDraft(getDraftLanguage)
  return (
    <Select<InterviewLanguage>
      label={t('language')}
      className="w-56"
      value={language}
      options={interviewLanguages.map((value) => ({ value, label: names(value) }))}
      onChange={(next) => changeDraft({ selectedLanguages: [next] })}
    />
  )
}
