import { type InterviewLanguage, type Question, type QuestionTranslation, setLimits } from '@candor/contract'
import type { TranslatedField } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { TextArea } from '../../../shared/ui/text-area'
import { ExpectedPointsField } from './expected-points-field'
import { filledLines } from './list-edit'
import { QuestionWording } from './question-wording'
import { type Problems, translationPath } from './set-form'
import { useIsDrafted } from './translation-drafts'

interface QuestionTranslationFieldsProps {
  question: Question
  /** Of the translation. */
  language: InterviewLanguage
  problems: Problems
  onChange: (question: Question) => void
}

function DraftedMark() {
  const t = useTranslations('company.editor.translations')
  return <p className="text-sm text-ink-2">{t('drafted')}</p>
}

/** A question and its expected points in another language of the set. */
export function QuestionTranslationFields({ question, language, problems, onChange }: QuestionTranslationFieldsProps) {
  const t = useTranslations('company.editor')
  const names = useTranslations('company.languages')
  const { text = '', expectedPoints = [] } = question.translations?.[language] ?? {}
  const change = (part: Partial<QuestionTranslation>) =>
    onChange({
      ...question,
      translations: { ...question.translations, [language]: { text, expectedPoints, ...part } },
    })
  const isDrafted = useIsDrafted()
  const wrong = (field: TranslatedField) =>
    problems.has(translationPath(question.id, language, field))
      ? t('problems.translation', { language: names(language) })
      : undefined
  return (
    <fieldset
      lang={language}
      data-testid={`translation-${language}`}
      className="flex min-w-0 flex-col gap-4 rounded-xl border border-line p-4"
    >
      <legend className="px-1.5 text-sm font-semibold">{names(language)}</legend>
      <div className="flex flex-col gap-2">
        <TextArea
          label={t('questions.text')}
          rows={2}
          max={setLimits.questionCharacters}
          value={text}
          error={wrong('questionText')}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        {isDrafted(translationPath(question.id, language, 'questionText'), [text]) && <DraftedMark />}
        <QuestionWording text={text} />
      </div>
      {filledLines(question.expectedPoints).length > 0 && (
        <div className="flex flex-col gap-2">
          <ExpectedPointsField
            question={{ ...question, text, expectedPoints }}
            language={language}
            error={wrong('expectedPoints')}
            onChange={(points) => change({ expectedPoints: points })}
          />
          {isDrafted(translationPath(question.id, language, 'expectedPoints'), expectedPoints) && <DraftedMark />}
        </div>
      )}
    </fieldset>
  )
}
