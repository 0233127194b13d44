import { useTranslations } from 'use-intl'
import { PageHeader } from '../../../shared/ui/company-shell'
import { StepBar } from '../../../shared/ui/step-bar'
import { BackLink } from '../parts/back-link'
import { hasRows } from '../set-draft/set-draft'
import { useSetDraft } from '../set-draft/set-draft-store'
import { ReviewStep } from './review-step'
import { SourceStep } from './source-step'

/** From a job description to a saved set, in two steps. */
export function QuickGenerateView() {
  const t = useTranslations('company.generate')
  const isReview = useSetDraft(hasRows)
  const steps = [
    { id: 'source', label: t('steps.source') },
    { id: 'review', label: t('steps.review') },
  ]
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        start={<BackLink href="/company/interview-sets" label={t('back')} />}
      />
      <StepBar steps={steps} currentId={isReview ? 'review' : 'source'} />
      <div className="mx-auto w-full max-w-[1040px] p-6">{isReview ? <ReviewStep /> : <SourceStep />}</div>
    </>
  )
}
