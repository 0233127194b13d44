import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { SkeletonList } from '../../../../shared/ui/skeleton'
import { LoadError } from '../../parts/load-error'
import { ProvidersSection } from '../providers/providers-section'
import { CvLimitsSection } from './cv-limits-section'
import { EngineSection } from './engine-section'
import { ExamSection } from './exam-section'
import { ModelSection } from './model-section'
import { watchedPolicyQuery } from './policy-query'

/** Which engine gives the levels, the model of this server, the exam it must pass before it may, and the figures of remarks on CVs. */
export function JudgeExamView() {
  const t = useTranslations('judgeExam')
  const mayChange = useProfile()?.can['member.manage'] ?? false
  const { data: policy, isError, error, refetch } = useQuery(watchedPolicyQuery())
  if (isError && policy === undefined)
    return (
      <LoadError
        title={t('loadFailed')}
        error={error}
        onRetry={() => {
          void refetch()
        }}
      />
    )
  if (policy === undefined) return <SkeletonList />
  return (
    <>
      <EngineSection policy={policy} mayChange={mayChange} />
      <ModelSection model={policy.model} />
      <ProvidersSection policy={policy} mayCheck={mayChange} />
      {(policy.model !== null || policy.latestExam !== null) && <ExamSection policy={policy} mayChange={mayChange} />}
      <CvLimitsSection policy={policy} mayChange={mayChange} />
    </>
  )
}
