import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { flag, search } from '../../../shared/search'
import { guardStep } from './load-guard'
import { RequirementsView } from './requirements-view'

export const Route = createFileRoute('/_member/company/interview-sets/new/skillset-requirements')({
  validateSearch: search({ generate: flag }),
  beforeLoad: guardStep('skillset-requirements'),
  loader: () => ensureAreas('newSet'),
  component: RequirementsPage,
})

function RequirementsPage() {
  const { generate } = Route.useSearch()
  usePageTitle(useTranslations('newSet.steps')('skillset-requirements'))
  return <RequirementsView isGenerateWanted={generate === true} />
}
