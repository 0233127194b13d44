import type { Applicant } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Select } from '../../../shared/ui/select'
import { toast } from '../../../shared/ui/toaster'
import { getMoveOutcome, type MoveOutcome } from '../parts/move-outcome'
import { useRefreshApplicants } from '../parts/use-refresh-applicants'
import { useStages } from '../parts/use-stages'

interface StageCellProps {
  applicant: Applicant
  /** The mail that the move ordered. */
  onMail: (mail: MoveOutcome) => void
}

/** Shows the stage and moves the person, who need not have submitted anything. */
export function StageCell({ applicant, onMail }: StageCellProps) {
  const t = useTranslations('applicants')
  const errorText = useErrorText()
  const refresh = useRefreshApplicants()
  const stages = useStages()
  const move = useMutation({
    mutationFn: (stageId: string) => api.company.applicant.move({ id: applicant.id, stageId }),
    onSuccess: ({ mail }, stageId) => {
      const stage = stages?.find(({ id }) => id === stageId)
      onMail(getMoveOutcome(mail, stage))
      return refresh()
    },
    onError: (error) => toast.error(errorText(error)),
  })
  if (stages === null) return null
  return (
    <Select
      label={t('stageOf', { name: applicant.name })}
      isLabelHidden
      className="w-40"
      value={move.isPending ? move.variables : applicant.stageId}
      options={stages.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(stageId) => move.mutate(stageId)}
    />
  )
}
