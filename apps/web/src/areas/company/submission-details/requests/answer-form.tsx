import { type RequestKind, type RequestOutcome, requestLimits, requestOutcomes } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { TextArea } from '../../../../shared/ui/text-area'
import { toast } from '../../../../shared/ui/toaster'

/** After a refusal, too, the requests are read again: a colleague may have answered. */
function useAnswer() {
  const t = useTranslations('requests.card')
  const errorText = useErrorText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: { id: string; outcome: RequestOutcome; text: string }) => api.interview.request.answer(answer),
    onSuccess: () => toast.success(t('sent')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: query.interview.request.key() }),
  })
}

/** The outcome of a review, and the reasons for it. */
export function AnswerForm({ requestId, kind }: { requestId: string; kind: RequestKind }) {
  const t = useTranslations('requests.card')
  const answer = useAnswer()
  const [outcome, setOutcome] = useState<RequestOutcome | null>(null)
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const written = text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (outcome === null || written === '' || [...written].length > requestLimits.characters) return
    answer.mutate({ id: requestId, outcome, text: written })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-1 flex flex-col gap-3">
      <RadioGroup<RequestOutcome>
        label={t('outcome')}
        options={requestOutcomes.map((value) => ({ value, label: t(`outcomes.${kind}.${value}`) }))}
        value={outcome}
        onChange={setOutcome}
        error={isChecked && outcome === null ? t('outcomeMissing') : undefined}
      />
      <TextArea
        label={t('reasons')}
        hint={t('reasonsHint')}
        error={isChecked && written === '' ? t('reasonsMissing') : undefined}
        max={requestLimits.characters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" className="self-start" isBusy={answer.isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
