import { type InterviewLanguage, type Question, questionKinds, type Requirement, setLimits } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { aiText } from '../../../shared/ui/ai-text'
import { Select } from '../../../shared/ui/select'
import { TextArea } from '../../../shared/ui/text-area'
import { TextField } from '../../../shared/ui/text-field'
import { CriteriaEditor } from './criteria-editor'
import { ExpectedPointsField } from './expected-points-field'
import { QuestionTranslationFields } from './question-translation'
import { QuestionWording } from './question-wording'
import type { Problems } from './set-form'
import { useDraftSource } from './translation-drafts'
import { WrongIfField } from './wrong-if-field'

const NONE = 'none'

interface QuestionFormProps {
  question: Question
  /** Of the set: the question's own, and those it is translated into. */
  languages: readonly InterviewLanguage[]
  requirements: readonly Requirement[]
  problems: Problems
  onChange: (question: Question) => void
}

const toCount = (typed: string): number | null => {
  const count = Number.parseInt(typed, 10)
  return Number.isNaN(count) ? null : Math.min(2000, Math.max(1, count))
}

/** Everything of one question. */
export function QuestionForm({ question, languages, requirements, problems, onChange }: QuestionFormProps) {
  const t = useTranslations('company.editor')
  const kinds = useTranslations('company.questionKinds')
  const draftSource = useDraftSource(question)
  const [language = 'en', ...others] = languages
  const options = requirements.filter((entry) => entry.name.trim() !== '')
  return (
    <div className="mt-4 flex animate-rise flex-col gap-5 border-t border-line pt-4">
      <div className="flex flex-col gap-2">
        <TextArea
          label={t('questions.text')}
          rows={2}
          autoFocus
          {...aiText(draftSource)}
          max={setLimits.questionCharacters}
          value={question.text}
          error={problems.has(question.id) ? t('problems.questionText') : undefined}
          onChange={(event) => onChange({ ...question, text: event.currentTarget.value })}
        />
        <QuestionWording text={question.text} />
      </div>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <Select
          label={t('questions.kind')}
          value={question.kind}
          options={questionKinds.map((value) => ({ value, label: kinds(value) }))}
          onChange={(kind) => onChange({ ...question, kind })}
        />
        <Select
          label={t('questions.requirement')}
          value={question.requirementId ?? NONE}
          options={[
            { value: NONE, label: t('questions.noRequirement') },
            ...options.map((entry) => ({ value: entry.id, label: entry.name })),
          ]}
          onChange={(id) => onChange({ ...question, requirementId: id === NONE ? null : id })}
        />
      </div>
      <ExpectedPointsField
        question={question}
        language={language}
        onChange={(expectedPoints) => onChange({ ...question, expectedPoints })}
      />
      <WrongIfField
        question={question}
        language={language}
        onChange={(wrongIf) => onChange({ ...question, wrongIf })}
      />
      {others.map((other) => (
        <QuestionTranslationFields
          key={other}
          question={question}
          language={other}
          problems={problems}
          onChange={onChange}
        />
      ))}
      <TextField
        label={t('questions.minCharacters')}
        hint={t('questions.minCharactersHint')}
        inputMode="numeric"
        className="w-64"
        value={question.minCharacters === null ? '' : `${question.minCharacters}`}
        onChange={(event) => onChange({ ...question, minCharacters: toCount(event.currentTarget.value) })}
      />
      <CriteriaEditor
        questionId={question.id}
        criteria={question.criteria}
        problems={problems}
        onChange={(criteria) => onChange({ ...question, criteria })}
      />
    </div>
  )
}
