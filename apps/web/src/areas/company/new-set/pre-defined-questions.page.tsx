import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { flag, search } from '../../../shared/search'
import { guardStep } from './load-guard'
import { QuestionsView } from './questions-view'

export const Route = createFileRoute('/_member/company/interview-sets/new/pre-defined-questions')({
  validateSearch: search({ generate: flag }),
  beforeLoad: guardStep('pre-defined-questions'),
  loader: () => ensureAreas('newSet'),
  component: QuestionsPage,
})

function QuestionsPage() {
  const { generate } = Route.useSearch()
  usePageTitle(useTranslations('newSet.steps')('pre-defined-questions'))
  return <QuestionsView isGenerateWanted={generate === true} />
}
