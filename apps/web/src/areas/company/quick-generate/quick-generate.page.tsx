import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../shared/page-title'
import { QuickGenerateView } from './quick-generate-view'

export const Route = createFileRoute('/_member/company/interview-sets/quick/generate')({
  component: QuickGeneratePage,
})

function QuickGeneratePage() {
  usePageTitle(useTranslations('company.generate')('title'))
  return <QuickGenerateView />
}
