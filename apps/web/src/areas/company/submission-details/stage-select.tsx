import type { SubmissionDetail } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Select } from '../../../shared/ui/select'
import { toast } from '../../../shared/ui/toaster'
import { getMoveOutcome } from '../parts/move-outcome'
import { MovedMail } from '../parts/moved-mail'
import { useRefreshApplicants } from '../parts/use-refresh-applicants'
import { useStageLabel } from '../parts/use-stage-label'
import { type NamedStage, useStages } from '../parts/use-stages'

/** Shows where the person is in the hiring pipeline, and moves them. Absent for members who don't review. */
export function StageSelect({ submission }: { submission: Pick<SubmissionDetail, 'id' | 'stageId'> }) {
  const t = useTranslations('company.stages')
  const errorText = useErrorText()
  const refresh = useRefreshApplicants()
  const getLabel = useStageLabel()
  const stages = useStages()
  const move = useMutation({
    mutationFn: ({ id }: NamedStage) => api.interview.stage.moveSubmissions({ ids: [submission.id], stageId: id }),
    onSuccess: refresh,
    onError: (error) => toast.error(errorText(error)),
  })
  if (stages === null || submission.stageId === null) return null
  const shownId = move.isPending ? move.variables.id : submission.stageId
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select
        label={t('label')}
        isLabelHidden
        className="w-40"
        value={shownId}
        options={stages.map((stage) => ({
          value: stage.id,
          label: stage.id === shownId ? stage.name : getLabel(stage),
        }))}
        onChange={(stageId) => {
          const stage = stages.find(({ id }) => id === stageId)
          if (stage) move.mutate(stage)
        }}
      />
      {move.data && <MovedMail mail={getMoveOutcome(move.data.mail, move.variables)} onDismiss={move.reset} />}
    </div>
  )
}
