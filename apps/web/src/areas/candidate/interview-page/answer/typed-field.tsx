import { answerLimits } from '@candor/domain'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { TextArea } from '../../../../shared/ui/text-area'
import type { TypedAnswer } from './use-typed-answer'

interface TypedFieldProps {
  answer: TypedAnswer
  minCharacters: number | null
  disabled: boolean
  hint?: ReactNode
  /** On phones the field uses the height that is left. */
  isLarge?: boolean
}

/** The field for a typed answer. Ctrl+Enter sends it. */
export function TypedField({ answer, minCharacters, disabled, hint, isLarge = false }: TypedFieldProps) {
  const t = useTranslations('candidate.interviewPage')
  const errorText = useErrorText()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void answer.submit()
  }
  const minimum = minCharacters === null ? undefined : t('minimum', { count: String(minCharacters) })
  return (
    <TextArea
      label={t('answer')}
      placeholder={t('answerPlaceholder')}
      rows={6}
      className={isLarge ? 'max-md:[&_textarea]:min-h-[32dvh] md:[&_textarea]:min-h-48' : ''}
      value={answer.text}
      max={answerLimits.maxCharacters}
      min={minCharacters ?? answerLimits.hintCharacters}
      disabled={disabled}
      hint={hint ?? minimum}
      error={answer.error === null ? undefined : errorText(answer.error)}
      onChange={(event) => answer.change(event.currentTarget.value)}
      onKeyDown={press}
    />
  )
}
