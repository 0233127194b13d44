import type { MoveMail } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { Menu } from '../../../../shared/ui/menu'
import { toast } from '../../../../shared/ui/toaster'
import { useRefreshApplicants } from '../../parts/use-refresh-applicants'
import { useStageLabel } from '../../parts/use-stage-label'
import { type NamedStage, useStages } from '../../parts/use-stages'
import { MoveQuestion } from './move-question'

interface MoveToStageProps {
  submissionIds: readonly string[]
  /** The mails that the move ordered. */
  onMail: (mail: MoveMail) => void
  onDone: () => void
}

/** Moves the people of the selected submissions: all of them, or none. Asks first where several would get a mail. */
export function MoveToStage({ submissionIds, onMail, onDone }: MoveToStageProps) {
  const t = useTranslations('submissionList.move')
  const errorText = useErrorText()
  const refresh = useRefreshApplicants()
  const getLabel = useStageLabel()
  const stages = useStages()
  const [asked, setAsked] = useState<NamedStage | null>(null)
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
  const choose = (stage: NamedStage): void => {
    if (stage.hasMessage && submissionIds.length > 1) setAsked(stage)
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
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) move.mutate(asked)
          setAsked(null)
        }}
      />
    </>
  )
}
