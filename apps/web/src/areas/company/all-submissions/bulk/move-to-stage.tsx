import type { MoveMail } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { Menu } from '../../../../shared/ui/menu'
import { toast } from '../../../../shared/ui/toaster'
import { useRefreshApplicants } from '../../parts/use-refresh-applicants'
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
  const refresh = useRefreshApplicants()
  const stages = useStages()
  const move = useMutation({
    mutationFn: ({ id }: NamedStage) => api.interview.stage.moveSubmissions({ ids: [...submissionIds], stageId: id }),
    onSuccess: async ({ moved, mail }, { name }) => {
      toast.success(t('done', { count: moved, stage: name }))
      onMail(mail)
      onDone()
      await refresh()
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
