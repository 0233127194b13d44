import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { Menu } from '../../../../shared/ui/menu'
import { toast } from '../../../../shared/ui/toaster'
import { getMoveOutcome, isSilentEnd, type MoveOutcome } from '../../parts/move-outcome'
import { useRefreshApplicants } from '../../parts/use-refresh-applicants'
import { useStageLabel } from '../../parts/use-stage-label'
import { type NamedStage, useStages } from '../../parts/use-stages'
import { MoveQuestion } from './move-question'

interface MoveToStageProps {
  submissionIds: readonly string[]
  /** The mails that the move ordered. */
  onMail: (mail: MoveOutcome) => void
  onDone: () => void
}

/** Moves the people of the selected submissions: all of them, or none. Asks first where several would get a mail, or none where one is usual. */
export function MoveToStage({ submissionIds, onMail, onDone }: MoveToStageProps) {
  const t = useTranslations('submissionList.move')
  const errorText = useErrorText()
  const refresh = useRefreshApplicants()
  const getLabel = useStageLabel()
  const stages = useStages()
  const [askedId, setAskedId] = useState<string | null>(null)
  const move = useMutation({
    mutationFn: ({ id }: NamedStage) => api.interview.stage.moveSubmissions({ ids: [...submissionIds], stageId: id }),
    onSuccess: async ({ moved, mail }, stage) => {
      toast.success(t('done', { count: moved, stage: stage.name }))
      // Several were asked about before the move.
      onMail(getMoveOutcome(mail, submissionIds.length === 1 ? stage : undefined))
      onDone()
      await refresh()
    },
    onError: (error) => toast.error(errorText(error)),
  })
  if (stages === null) return null
  // Read again: a mail may be written while the question is open.
  const asked = stages.find(({ id }) => id === askedId) ?? null
  const choose = (stage: NamedStage): void => {
    if ((stage.hasMessage || isSilentEnd(stage)) && submissionIds.length > 1) setAskedId(stage.id)
    else move.mutate(stage)
  }
  return (
    <>
      <Menu
        align="end"
        side="top"
        trigger={
          <Button variant="secondary" isBusy={move.isPending}>
            <ArrowRight size={15} aria-hidden="true" />
            {t('open')}
          </Button>
        }
        items={stages.map((stage) => ({ id: stage.id, label: getLabel(stage), onSelect: () => choose(stage) }))}
      />
      <MoveQuestion
        stage={asked}
        submissionCount={submissionIds.length}
        onCancel={() => setAskedId(null)}
        onConfirm={() => {
          if (asked !== null) move.mutate(asked)
          setAskedId(null)
        }}
      />
    </>
  )
}
