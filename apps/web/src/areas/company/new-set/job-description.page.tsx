import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { JobDescriptionView } from './job-description-view'
import { guardStep } from './load-guard'

export const Route = createFileRoute('/_member/company/interview-sets/new/job-description')({
  beforeLoad: guardStep('job-description'),
  loader: () => ensureAreas('newSet'),
  component: JobDescriptionPage,
})

function JobDescriptionPage() {
  usePageTitle(useTranslations('newSet.steps')('job-description'))
  return <JobDescriptionView />
}
