import { type InterviewLanguage, type SetAssessment, setLimits } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { TextArea } from '../../../shared/ui/text-area'
import { type Problems, resultReasonPath } from './set-form'

interface ResultReasonFieldsProps {
  reason: SetAssessment['resultOffReason']
  languages: readonly InterviewLanguage[]
  problems: Problems
  onChange: (reason: NonNullable<SetAssessment['resultOffReason']>) => void
}

/** Why candidates don't get their result, in each language of the set. */
export function ResultReasonFields({ reason = {}, languages, problems, onChange }: ResultReasonFieldsProps) {
  const t = useTranslations('assessment.setOptions')
  const wrong = useTranslations('company.editor.problems')
  const names = useTranslations('company.languages')
  return (
    <>
      {languages.map((language) => (
        <TextArea
          key={language}
          label={t('offReason', { language: names(language) })}
          hint={t('offReasonHint')}
          lang={language}
          rows={2}
          max={setLimits.resultOffReasonCharacters}
          value={reason[language] ?? ''}
          error={problems.has(resultReasonPath(language)) ? wrong('resultOffReason') : undefined}
          onChange={(event) => onChange({ ...reason, [language]: event.currentTarget.value })}
        />
      ))}
    </>
  )
}
