import type { Profile } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../../shared/api/api-error'
import { api, query } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { toast } from '../../../../shared/ui/toaster'
import { readFault, usePasswordWords } from '../../auth/password-fault'
import { listPersonWords } from './list-person-words'
import { useNewPasswordProblem } from './use-new-password-problem'

const nothing = { currentPassword: '', newPassword: '' }

interface Refusal {
  currentError?: string
  newError?: string
  otherError?: string
}

/** Where a refusal of the server belongs. */
function useRefusal(error: unknown): Refusal {
  const words = usePasswordWords()
  const errorText = useErrorText()
  if (error === null) return {}
  const fault = readFault(error)
  if (fault) return { newError: words.formatFault(fault) }
  const isWrong = error instanceof ApiError && error.code === 'PASSWORD_WRONG'
  return isWrong ? { currentError: errorText(error) } : { otherError: errorText(error) }
}

/** What is typed, what is wrong with it, and changing the password. What was typed is kept until it worked. */
export function useChangePassword(profile: Profile) {
  const t = useTranslations('settings.password')
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(nothing)
  const [isChecked, setIsChecked] = useState(false)
  const problem = useNewPasswordProblem(draft.newPassword, listPersonWords(profile))
  const change = useMutation({
    mutationFn: () => api.identity.password.changeInSettings(draft),
    onSuccess: () => {
      setDraft(nothing)
      setIsChecked(false)
      toast.success(t('changed'))
      void queryClient.invalidateQueries({ queryKey: query.identity.sessions.key() })
    },
  })
  const refusal = useRefusal(change.error)
  const missing = isChecked && draft.currentPassword === '' ? t('currentRequired') : undefined
  return {
    draft,
    isBusy: change.isPending,
    currentError: missing ?? refusal.currentError,
    newError: (isChecked ? problem : undefined) ?? refusal.newError,
    otherError: refusal.otherError,
    change: (part: Partial<typeof nothing>) => {
      setDraft((before) => ({ ...before, ...part }))
      if (change.isError) change.reset()
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      setIsChecked(true)
      if (draft.currentPassword !== '' && problem === undefined) change.mutate()
    },
  }
}
