import type { AccommodationOutcome } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'

interface AdjustmentAnswer {
  id: string
  outcome: AccommodationOutcome
  allowsTyping: boolean
  text: string
}

export const isLanguageRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ANSWER_LANGUAGE'

/** After a refusal, too, the requests are read again: a colleague may have answered. A wrong language is shown at the field. */
export function useAnswerAdjustment() {
  const t = useTranslations('accommodation.company')
  const errorText = useErrorText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: AdjustmentAnswer) => api.interview.accommodation.answer(answer),
    onSuccess: () => toast.success(t('sent')),
    onError: (error) => {
      if (!isLanguageRefused(error)) toast.error(errorText(error))
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.interview.accommodation.key() }),
  })
}
