import type { ScreeningQuestion } from '@candor/contract'
import { getScreeningKind, listAskedFacts } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../shared/ui/checkbox'
import { OptionalMark } from '../../../shared/ui/optional-mark'
import { RadioGroup } from '../../../shared/ui/radio-group'
import { TextArea } from '../../../shared/ui/text-area'
import { TextField } from '../../../shared/ui/text-field'
import { FactsField } from './facts-field'
import { toggleOption } from './screening-form'
import { UploadField } from './upload-field'

interface ScreeningFieldProps {
  question: ScreeningQuestion
  values: readonly string[]
  onChange: (values: string[]) => void
  sessionId: string
  /** Codes of faults, by question or `<question>.<fact>`. */
  faults: Readonly<Record<string, string>>
}

/** One screening question with the field of its type. */
export function ScreeningField({ question, values, onChange, sessionId, faults }: ScreeningFieldProps) {
  const t = useTranslations('candidate.screening')
  const fault = faults[question.id]
  const error = fault === undefined ? undefined : t(fault === 'unknown_file' ? 'fileMissing' : 'required')
  if (listAskedFacts(question).length > 0) return <FactsField {...{ question, values, onChange, faults }} />
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
          isOptional={!isRequired}
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

type ChoicesProps = Pick<ScreeningFieldProps, 'question' | 'values' | 'onChange'> & { error: string | undefined }

function Choices({ question, values, onChange, error }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium text-ink">
        {question.label}
        {!question.isRequired && <OptionalMark />}
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
