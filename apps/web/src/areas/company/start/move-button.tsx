import type { WaitingApplicant } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Button } from '../../../shared/ui/button'
import { Menu } from '../../../shared/ui/menu'
import { toast } from '../../../shared/ui/toaster'
import { getMoveOutcome, type MoveOutcome } from '../parts/move-outcome'
import { useRefreshApplicants } from '../parts/use-refresh-applicants'
import { useStageLabel } from '../parts/use-stage-label'
import { type NamedStage, useStages } from '../parts/use-stages'

interface MoveButtonProps {
  person: Pick<WaitingApplicant, 'id' | 'name' | 'stageId'>
  /** The mail that the move ordered: the reply. */
  onMail: (mail: MoveOutcome) => void
}

/** Moves a person to another stage. If the stage has a mail, that is the reply. */
export function MoveButton({ person, onMail }: MoveButtonProps) {
  const t = useTranslations('start.move')
  const errorText = useErrorText()
  const refresh = useRefreshApplicants()
  const getLabel = useStageLabel()
  const stages = useStages()
  const move = useMutation({
    mutationFn: ({ id }: NamedStage) => api.company.applicant.move({ id: person.id, stageId: id }),
    onSuccess: async ({ mail }, stage) => {
      toast.success(t('done', { name: person.name, stage: stage.name }))
      onMail(getMoveOutcome(mail, stage))
      await refresh()
    },
    onError: (error) => toast.error(errorText(error)),
  })
  if (stages === null) return null
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="secondary" size="sm" isBusy={move.isPending} aria-label={t('open', { name: person.name })}>
          <ArrowRight size={15} aria-hidden="true" />
          {t('short')}
        </Button>
      }
      items={stages
        .filter(({ id }) => id !== person.stageId)
        .map((stage) => ({ id: stage.id, label: getLabel(stage), onSelect: () => move.mutate(stage) }))}
    />
  )
}
