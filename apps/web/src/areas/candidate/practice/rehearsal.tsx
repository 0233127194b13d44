import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { query } from '../../../shared/api/client'
import { profileQuery } from '../../../shared/api/profile'
import { usePageTitle } from '../../../shared/page-title'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { openDraft } from '../draft'
import { LinkProblem } from '../link-problem'
import { PracticeFlow } from './practice-flow'

const isSignedOut = (error: Error | null): boolean => error instanceof ApiError && error.code === 'UNAUTHENTICATED'

/** A recruiter tries a set, open or not, with its own questions. */
export function Rehearsal({ linkId }: { linkId: string }) {
  const t = useTranslations('candidate.rehearsal')
  usePageTitle(t('pageTitle'))
  const profile = useQuery({ ...profileQuery(), retry: false })
  const intro = useQuery({
    ...query.interview.candidate.intro.queryOptions({ input: { linkId, isRehearsal: 'true' }, staleTime: 0 }),
    enabled: profile.isSuccess,
    retry: false,
  })
  if (isSignedOut(profile.error)) {
    const return_url = `/practice/interview/${linkId}?try_mode=1`
    return <Navigate to="/company/sign-in" search={{ return_url }} replace />
  }
  const failed = [profile, intro].find(({ isError }) => isError)
  if (failed?.error) return <LinkProblem linkId={linkId} error={failed.error} onRetry={() => failed.refetch()} />
  if (!profile.data || !intro.data) return <SkeletonPage />
  const { firstName, lastName, email } = profile.data
  return (
    <PracticeFlow
      intro={intro.data}
      draft={openDraft(linkId)}
      details={{ firstName, lastName, email }}
      asked={null}
      isRehearsal
    />
  )
}
