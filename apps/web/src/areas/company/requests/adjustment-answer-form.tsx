import {
  type AccommodationOutcome,
  accommodationLimits,
  accommodationOutcomes,
  type CompanyAccommodation,
} from '@candor/contract'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Checkbox } from '../../../shared/ui/checkbox'
import { RadioGroup } from '../../../shared/ui/radio-group'
import { TextArea } from '../../../shared/ui/text-area'
import { readyAnswers } from './ready-answers'
import { isLanguageRefused, useAnswerAdjustment } from './use-answer-adjustment'

interface AdjustmentAnswerFormProps {
  request: CompanyAccommodation
  onDone: () => void
}

/** The outcome, what it allows, and the answer in the candidate's language. */
export function AdjustmentAnswerForm({ request, onDone }: AdjustmentAnswerFormProps) {
  const t = useTranslations('accommodation.company')
  const { id, interviewLanguage, isTypingOffered } = request
  const answer = useAnswerAdjustment()
  const [outcome, setOutcome] = useState<AccommodationOutcome | null>(null)
  const [isTypingAllowed, setIsTypingAllowed] = useState(false)
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const written = text.trim()
  const ready = readyAnswers[interviewLanguage]
  const choose = (next: AccommodationOutcome) => {
    setOutcome(next)
    // The ready text of the other outcome would contradict this one.
    if (outcome !== null && written === ready[outcome]) setText(ready[next])
  }
  const startFromReady = (chosen: AccommodationOutcome) => {
    setText(ready[chosen])
    // The button disappears.
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (outcome === null || written === '' || [...written].length > accommodationLimits.characters) return
    const allowsTyping = outcome === 'granted' && isTypingAllowed
    answer.mutate({ id, outcome, allowsTyping, text: written }, { onSuccess: onDone })
  }
  const missing = isChecked && written === '' ? t('textMissing') : undefined
  const textError = isLanguageRefused(answer.error) ? t(`wrongLanguage.${interviewLanguage}`) : missing
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex w-full max-w-[68ch] flex-col gap-4">
      <RadioGroup<AccommodationOutcome>
        label={t('outcome')}
        options={accommodationOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        value={outcome}
        onChange={choose}
        error={isChecked && outcome === null ? t('outcomeMissing') : undefined}
      />
      {outcome === 'granted' && isTypingOffered && <p className="text-sm text-ink-2">{t('typingOffered')}</p>}
      {outcome === 'granted' && !isTypingOffered && (
        <Checkbox
          label={t('allowsTyping')}
          hint={t('allowsTypingHint')}
          checked={isTypingAllowed}
          onChange={setIsTypingAllowed}
        />
      )}
      <TextArea
        ref={field}
        label={t('text')}
        lang={interviewLanguage}
        hint={t(`hint.${interviewLanguage}`)}
        error={textError}
        max={accommodationLimits.characters}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          answer.reset()
        }}
      />
      {outcome !== null && written === '' && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => startFromReady(outcome)}>
          {t(`ready.${interviewLanguage}`)}
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={answer.isPending}>
          {t('send')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
