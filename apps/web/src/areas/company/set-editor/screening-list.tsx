import { type InterviewLanguage, type ScreeningQuestion, screeningQuestionTypes, setLimits } from '@candor/contract'
import { getScreeningKind, presetFacts } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../shared/ui/checkbox'
import { Select } from '../../../shared/ui/select'
import { TextArea } from '../../../shared/ui/text-area'
import { TextField } from '../../../shared/ui/text-field'
import { screeningTypeNames } from '../parts/enum-names'
import { EditorSection } from './editor-section'
import { FactsChoice } from './facts-choice'
import { moved, movedTo, replaced, toLines } from './list-edit'
import { RowTools } from './row-tools'
import { RowsWithUndo } from './rows-with-undo'
import { ScreeningTranslationFields } from './screening-translation'
import { hasOptions, newScreening, type Problems } from './set-form'
import { useRemoval } from './use-removal'
import { useRowDrag } from './use-row-drag'

interface ScreeningFieldsProps {
  question: ScreeningQuestion
  index: number
  languages: readonly InterviewLanguage[]
  problems: Problems
  onChange: (question: ScreeningQuestion) => void
}

function ScreeningFields({ question, index, languages, problems, onChange }: ScreeningFieldsProps) {
  const t = useTranslations('company.editor')
  const types = useTranslations('company.screeningTypes')
  const pick = (value: string) => {
    const type = screeningQuestionTypes.find((candidate) => `${candidate}` === value)
    if (type === undefined) return
    const facts = getScreeningKind(type).isBackground ? { facts: question.facts ?? [...presetFacts] } : {}
    onChange({ ...question, type, ...facts })
  }
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t('screening.label', { number: index + 1 })}
          isLabelHidden
          maxLength={setLimits.screeningLabelCharacters}
          className="min-w-56 flex-1"
          value={question.label}
          error={problems.has(question.id) ? t('problems.screeningLabel') : undefined}
          onChange={(event) => onChange({ ...question, label: event.currentTarget.value })}
        />
        <Select
          label={t('screening.type')}
          isLabelHidden
          className="w-48"
          value={`${question.type}`}
          options={screeningQuestionTypes.map((type) => ({ value: `${type}`, label: types(screeningTypeNames[type]) }))}
          onChange={pick}
        />
      </div>
      {hasOptions(question) && (
        <TextArea
          label={t('screening.options')}
          hint={t('screening.optionsHint')}
          rows={3}
          value={question.options.join('\n')}
          error={problems.has(`${question.id} options`) ? t('problems.screeningOptions') : undefined}
          onChange={(event) => onChange({ ...question, options: toLines(event.currentTarget.value).slice(0, 20) })}
        />
      )}
      {languages.slice(1).map((language) => (
        <ScreeningTranslationFields
          key={language}
          question={question}
          index={index}
          language={language}
          problems={problems}
          onChange={onChange}
        />
      ))}
      {getScreeningKind(question.type).isBackground && (
        <FactsChoice
          question={question}
          error={problems.has(`${question.id} facts`) ? t('problems.screeningFacts') : undefined}
          onChange={onChange}
        />
      )}
      <Checkbox
        label={t('screening.required')}
        checked={question.isRequired}
        onChange={(isRequired) => onChange({ ...question, isRequired })}
      />
    </div>
  )
}

interface ScreeningListProps {
  questions: readonly ScreeningQuestion[]
  /** Of the set; the questions' own texts are in the first. */
  languages: readonly InterviewLanguage[]
  problems: Problems
  onChange: (questions: ScreeningQuestion[]) => void
}

/** What is asked in writing before the interview. */
export function ScreeningList({ questions, languages, problems, onChange }: ScreeningListProps) {
  const t = useTranslations('company.editor.screening')
  const removals = useRemoval(questions, setLimits.screeningQuestions, onChange)
  const drag = useRowDrag((from, to) => onChange(movedTo(questions, from, to)))
  return (
    <EditorSection
      title={t('title')}
      lead={t('lead')}
      addLabel={t('add')}
      canAdd={questions.length < setLimits.screeningQuestions}
      empty={questions.length === 0 ? t('empty') : undefined}
      onAdd={() => onChange([...questions, newScreening()])}
    >
      <RowsWithUndo rows={questions} rowKey={({ id }) => id} rowName={({ label }) => label} removals={removals}>
        {(question, index) => (
          <div
            data-testid="screening-question"
            data-row={question.id}
            className="flex items-start gap-3 rounded-xl border border-line p-4 data-drop:outline-2 data-drop:outline-offset-2 data-drop:outline-brand"
            {...drag.getRow(index)}
          >
            <ScreeningFields
              question={question}
              index={index}
              languages={languages}
              problems={problems}
              onChange={(next) => onChange(replaced(questions, index, next))}
            />
            <RowTools
              name={question.label}
              index={index}
              count={questions.length}
              handle={drag.getHandle(index)}
              onMove={(by) => onChange(moved(questions, index, by))}
              onRemove={() => removals.remove(index)}
            />
          </div>
        )}
      </RowsWithUndo>
    </EditorSection>
  )
}
