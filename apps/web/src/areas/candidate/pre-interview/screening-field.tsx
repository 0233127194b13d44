import type { ScreeningQuestion } from '@candor/contract'
import { getScreeningKind } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../shared/ui/checkbox'
import { RadioGroup } from '../../../shared/ui/radio-group'
import { TextArea } from '../../../shared/ui/text-area'
import { TextField } from '../../../shared/ui/text-field'
import { toggleOption } from './screening-form'
import { UploadField } from './upload-field'

interface ScreeningFieldProps {
  question: ScreeningQuestion
  values: readonly string[]
  onChange: (values: string[]) => void
  sessionId: string
  error?: string | undefined
}

/** One screening question with the field of its type. */
export function ScreeningField({ question, values, onChange, sessionId, error }: ScreeningFieldProps) {
  const { label, options, isRequired } = question
  const value = values[0] ?? ''
  const onText = (event: { currentTarget: { value: string } }) => onChange([event.currentTarget.value])
  switch (getScreeningKind(question.type).control) {
    case 'radioGroup':
      return (
        <RadioGroup
          label={label}
          value={value || null}
          options={options.map((option) => ({ value: option, label: option }))}
          onChange={(next) => onChange([next])}
          error={error}
        />
      )
    case 'checkboxes':
      return <Choices {...{ question, values, onChange, error }} />
    case 'upload':
      return (
        <UploadField
          {...{ label, sessionId, error }}
          questionId={question.id}
          fileId={value || null}
          onStored={(id) => onChange(id ? [id] : [])}
        />
      )
    case 'textArea':
      return <TextArea {...{ label, value, error }} isOptional={!isRequired} max={2000} onChange={onText} />
    case 'textField':
      return <TextField {...{ label, value, error }} isOptional={!isRequired} maxLength={400} onChange={onText} />
  }
}

type ChoicesProps = Pick<ScreeningFieldProps, 'question' | 'values' | 'onChange' | 'error'>

function Choices({ question, values, onChange, error }: ChoicesProps) {
  const common = useTranslations('common.states')
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium text-ink">
        {question.label}
        {!question.isRequired && <span className="ml-1.5 font-normal text-ink-3">{common('optional')}</span>}
      </legend>
      {question.options.map((option) => (
        <Checkbox
          key={option}
          className="py-1.5"
          label={option}
          checked={values.includes(option)}
          onChange={() => onChange(toggleOption(question.options, values, option))}
        />
      ))}
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
