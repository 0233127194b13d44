import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../../shared/page-title'
import { JudgeExamView } from './judge-exam-view'
import { policyQuery } from './policy-query'

export const Route = createFileRoute('/_member/_setting/company/setting/assessment')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      ensureAreas('judgeExam', 'providers', 'assessment', 'cvReport'),
      queryClient.prefetchQuery({ ...policyQuery(), retry: false }),
    ])
  },
  component: JudgeExamPage,
})

function JudgeExamPage() {
  const t = useTranslations('judgeExam')
  usePageTitle(t('title'))
  return <JudgeExamView />
}
