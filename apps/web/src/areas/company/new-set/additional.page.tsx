import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { AdditionalView } from './additional-view'
import { guardStep } from './load-guard'

export const Route = createFileRoute('/_member/company/interview-sets/new/additional')({
  beforeLoad: guardStep('additional'),
  loader: () => ensureAreas('newSet', 'integrity'),
  component: AdditionalPage,
})

function AdditionalPage() {
  usePageTitle(useTranslations('newSet.steps')('additional'))
  return <AdditionalView />
}
