import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { flag, oneOf, search, text } from '../../../shared/search'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { draftOf } from '../draft'
import { LinkProblem } from '../link-problem'
import { useInviteCode } from '../use-invite-code'
import { Lobby } from './lobby'

export const Route = createFileRoute('/interview/$id')({
  validateSearch: search({
    code: text,
    email: text,
    first_name: text,
    last_name: text,
    mode: oneOf('chat', 'live', 'text', 'no-voice'),
    check: flag,
    practice: flag,
  }),
  loader: () => ensureAreas('candidate'),
  component: InterviewPage,
})

function InterviewPage() {
  const { id } = Route.useParams()
  const { code: givenCode, ...asked } = Route.useSearch()
  const navigate = Route.useNavigate()
  const code = useInviteCode(id, givenCode, () => navigate({ search: asked, replace: true }))
  const intro = useQuery(
    query.interview.candidate.intro.queryOptions({ input: { linkId: id, ...(code ? { code } : {}) }, staleTime: 0 }),
  )
  const t = useTranslations('candidate')
  usePageTitle(intro.data ? t('title', { company: intro.data.organizationName }) : undefined)
  if (asked.practice) return <Navigate to="/practice/interview/$id" params={{ id }} replace />
  if (intro.data) {
    return (
      <Lobby
        key={id}
        intro={intro.data}
        draft={draftOf(id)}
        asked={{
          details: {
            firstName: asked.first_name ?? '',
            lastName: asked.last_name ?? '',
            email: asked.email ?? '',
          },
          lane: asked.mode ?? null,
          opensDevices: asked.check ?? false,
        }}
        onChanged={() => intro.refetch()}
      />
    )
  }
  if (intro.error) return <LinkProblem error={intro.error} onRetry={() => intro.refetch()} />
  return <SkeletonPage />
}
