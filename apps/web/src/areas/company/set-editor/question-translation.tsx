import { type InterviewLanguage, type Question, type QuestionTranslation, setLimits } from '@candor/contract'
import { confirmTranslation, isOriginalChanged, pickTexts, stampOriginal, type TranslatedField } from '@candor/domain'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { aiText } from '../../../shared/ui/ai-text'
import { Button } from '../../../shared/ui/button'
import { TextArea } from '../../../shared/ui/text-area'
import { ExpectedPointsField } from './expected-points-field'
import { filledLines } from './list-edit'
import { QuestionWording } from './question-wording'
import { type Problems, translationPath } from './set-form'
import { toDigitalSource, useDraftAuthor } from './translation-drafts'
import { WrongIfField } from './wrong-if-field'

interface QuestionTranslationFieldsProps {
  question: Question
  /** Of the translation. */
  language: InterviewLanguage
  problems: Problems
  onChange: (question: Question) => void
}

function DraftedMark({ producedBy }: { producedBy: string | null }) {
  const t = useTranslations('company.editor.translations')
  if (producedBy === null) return null
  return (
    <p className="text-sm text-ink-2">
      {producedBy === 'builtin' ? t('drafted') : t('draftedByModel', { model: producedBy })}
    </p>
  )
}

function OriginalChanged({ onConfirm }: { onConfirm: () => void }) {
  const t = useTranslations('company.editor.translations')
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-xl bg-warn-soft px-4 py-3 text-sm">
      <p className="font-medium text-warn">{t('originalChanged')}</p>
      <Button variant="secondary" size="sm" data-testid="confirm-translation" onClick={onConfirm}>
        <Check size={15} aria-hidden="true" />
        {t('stillRight')}
      </Button>
    </div>
  )
}

/** The texts of a question in another language of the set. */
export function QuestionTranslationFields({ question, language, problems, onChange }: QuestionTranslationFieldsProps) {
  const t = useTranslations('company.editor')
  const names = useTranslations('company.languages')
  const texts = pickTexts({ text: '', expectedPoints: [], ...question.translations?.[language] })
  const { text, expectedPoints, wrongIf = [] } = texts
  const change = (part: Partial<QuestionTranslation>) =>
    onChange(stampOriginal(question, language, { ...texts, ...part }))
  const findAuthor = useDraftAuthor()
  const author = findAuthor(translationPath(question.id, language, 'questionText'), [text])
  const pointsAuthor = findAuthor(translationPath(question.id, language, 'expectedPoints'), expectedPoints)
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
      {isOriginalChanged(question, language) && (
        <OriginalChanged onConfirm={() => onChange(confirmTranslation(question, language))} />
      )}
      <div className="flex flex-col gap-2">
        <TextArea
          label={t('questions.text')}
          rows={2}
          {...aiText(toDigitalSource(author))}
          max={setLimits.questionCharacters}
          value={text}
          error={wrong('questionText')}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <DraftedMark producedBy={author} />
        <QuestionWording text={text} />
      </div>
      {filledLines(question.expectedPoints).length > 0 && (
        <div className="flex flex-col gap-2" {...aiText(toDigitalSource(pointsAuthor))}>
          <ExpectedPointsField
            question={{ ...question, text, expectedPoints }}
            language={language}
            error={wrong('expectedPoints')}
            onChange={(points) => change({ expectedPoints: points })}
          />
          <DraftedMark producedBy={pointsAuthor} />
        </div>
      )}
      {filledLines(question.wrongIf ?? []).length > 0 && (
        <WrongIfField
          question={{ ...question, text, expectedPoints, wrongIf }}
          language={language}
          error={wrong('wrongIf')}
          onChange={(phrases) => change({ wrongIf: phrases })}
        />
      )}
    </fieldset>
  )
}
