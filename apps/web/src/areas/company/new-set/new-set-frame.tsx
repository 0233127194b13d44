import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { PageHeader } from '../../../shared/ui/company-shell'
import { LinkButton } from '../../../shared/ui/link-button'
import { StepBar } from '../../../shared/ui/step-bar'
import { BackLink } from '../parts/back-link'
import { emptyDraft } from '../set-draft/set-draft'
import { resetDraft, useSetDraft } from '../set-draft/set-draft-store'
import { findNeighbors, listSteps, type NewSetStep, stepPaths } from './steps'

function StartOver() {
  const t = useTranslations('newSet.startOver')
  const navigate = useNavigate()
  return (
    <AlertDialog
      trigger={<Button variant="ghost">{t('action')}</Button>}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('action')}
      isDanger
      onConfirm={() => {
        resetDraft()
        void navigate({ to: stepPaths.begin })
      }}
    />
  )
}

interface FrameProps {
  step: NewSetStep
  /** The main button of the step; none while something is drafted. */
  action?: ReactNode
  /** Why the step can't be left yet. */
  problem?: string | null
  children: ReactNode
}

const empty = JSON.stringify(emptyDraft())

function Footer({ step, action, problem }: Pick<FrameProps, 'step' | 'action' | 'problem'>) {
  const common = useTranslations('common.actions')
  const previous = useSetDraft((draft) => findNeighbors(step, draft).previous)
  const isEmpty = useSetDraft((draft) => JSON.stringify(draft) === empty)
  return (
    <div className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-3 border-t border-line bg-card px-6 py-3.5 max-md:px-4">
      {previous && (
        <LinkButton href={stepPaths[previous]} variant="secondary">
          {common('back')}
        </LinkButton>
      )}
      {!isEmpty && <StartOver />}
      <p role="alert" className="flex-1 text-right text-sm font-medium text-bad">
        {problem}
      </p>
      {action && <div className="ml-auto">{action}</div>}
    </div>
  )
}

/** What every step has: where it is, back, start over, the main button. */
export function NewSetFrame({ step, action, problem = null, children }: FrameProps) {
  const t = useTranslations('newSet')
  const mayMake = useProfile()?.can['set.manage'] ?? false
  const steps = useSetDraft().selectedOption === null ? null : listSteps(useSetDraft.getState())
  if (!mayMake)
    return (
      <div className="p-6">
        <Banner tone="warn">{t('readOnly')}</Banner>
      </div>
    )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t(`steps.${step}`)}
        start={<BackLink href="/company/interview-sets" label={t('back')} />}
      />
      {steps && <StepBar steps={steps.map((id) => ({ id, label: t(`steps.${id}`) }))} currentId={step} />}
      <div className="mx-auto flex w-full max-w-[1040px] animate-rise flex-col gap-5 p-6 max-md:p-4">{children}</div>
      <Footer step={step} action={action} problem={problem} />
    </>
  )
}
