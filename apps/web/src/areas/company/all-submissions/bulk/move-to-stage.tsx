import type { MoveMail } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { Menu } from '../../../../shared/ui/menu'
import { toast } from '../../../../shared/ui/toaster'
import { type NamedStage, useStages } from '../../parts/use-stages'

interface MoveToStageProps {
  submissionIds: readonly string[]
  /** The mails that the move ordered. */
  onMail: (mail: MoveMail) => void
  onDone: () => void
}

/** Moves the people of the selected submissions: all of them, or none. */
export function MoveToStage({ submissionIds, onMail, onDone }: MoveToStageProps) {
  const t = useTranslations('submissionList.move')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const stages = useStages()
  const move = useMutation({
    mutationFn: ({ id }: NamedStage) => api.interview.stage.moveSubmissions({ ids: [...submissionIds], stageId: id }),
    onSuccess: async ({ moved, mail }, { name }) => {
      toast.success(t('done', { count: moved, stage: name }))
      onMail(mail)
      onDone()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: query.interview.submission.key() }),
        queryClient.invalidateQueries({ queryKey: query.interview.stage.key() }),
      ])
    },
    onError: (error) => toast.error(errorText(error)),
  })
  if (stages === null) return null
  return (
    <Menu
      align="end"
      side="top"
      trigger={
        <Button variant="secondary" isBusy={move.isPending}>
          <ArrowRight size={15} aria-hidden="true" />
          {t('open')}
        </Button>
      }
      items={stages.map((stage) => ({ id: stage.id, label: stage.name, onSelect: () => move.mutate(stage) }))}
    />
  )
}
