import { type InterviewLanguage, type ScreeningQuestion, type ScreeningTranslation, setLimits } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { TextArea } from '../../../shared/ui/text-area'
import { TextField } from '../../../shared/ui/text-field'
import { filledLines, toLines } from './list-edit'
import { hasOptions, type Problems, translationPath } from './set-form'

interface ScreeningTranslationFieldsProps {
  question: ScreeningQuestion
  index: number
  /** Of the translation. */
  language: InterviewLanguage
  problems: Problems
  onChange: (question: ScreeningQuestion) => void
}

/** A screening question and its options in another language of the set. */
export function ScreeningTranslationFields(props: ScreeningTranslationFieldsProps) {
  const { question, index, language, problems, onChange } = props
  const t = useTranslations('company.editor')
  const names = useTranslations('company.languages')
  const { label = '', options = [] } = question.translations?.[language] ?? {}
  const change = (part: Partial<ScreeningTranslation>) =>
    onChange({ ...question, translations: { ...question.translations, [language]: { label, options, ...part } } })
  const isLabelMissing = problems.has(translationPath(question.id, language, 'screeningLabel'))
  const areOptionsMissing = problems.has(translationPath(question.id, language, 'screeningOptions'))
  const count = filledLines(question.options).length
  return (
    <fieldset lang={language} className="flex min-w-0 flex-col gap-3 rounded-xl border border-line p-4">
      <legend className="px-1.5 text-sm font-semibold">{names(language)}</legend>
      <TextField
        label={t('screening.label', { number: index + 1 })}
        isLabelHidden
        maxLength={setLimits.screeningLabelCharacters}
        value={label}
        error={isLabelMissing ? t('problems.translation', { language: names(language) }) : undefined}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      {hasOptions(question) && (
        <TextArea
          label={t('screening.options')}
          hint={t('translations.optionsHint')}
          rows={3}
          value={options.join('\n')}
          error={areOptionsMissing ? t('problems.translatedOptions', { count }) : undefined}
          onChange={(event) => change({ options: toLines(event.currentTarget.value).slice(0, 20) })}
        />
      )}
    </fieldset>
  )
}
