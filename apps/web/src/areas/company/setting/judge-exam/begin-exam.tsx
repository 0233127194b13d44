import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { toast } from '../../../../shared/ui/toaster'
import { policyQuery } from './policy-query'

interface BeginExamProps {
  model: string
  calls: number
  isAgain: boolean
}

/** Starts the model's exam, after saying how many calls it takes and that they cost money. */
export function BeginExam({ model, calls, isAgain }: BeginExamProps) {
  const t = useTranslations('judgeExam.exam')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const begin = useMutation({
    mutationFn: () => api.interview.judgeExam.run({}),
    onSuccess: () => toast.success(t('begun')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: policyQuery().queryKey })
      setIsAsking(false)
    },
  })
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={<Button variant={isAgain ? 'secondary' : 'primary'}>{t(isAgain ? 'again' : 'begin')}</Button>}
      title={t('beginTitle', { model })}
      description={t('beginText', { calls })}
      confirmLabel={t(isAgain ? 'again' : 'begin')}
      isBusy={begin.isPending}
      onConfirm={() => begin.mutate()}
    />
  )
}
