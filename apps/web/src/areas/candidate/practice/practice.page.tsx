import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { flag, parseEnum, search, text } from '../../../shared/search'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { openDraft } from '../draft'
import { LinkProblem } from '../link-problem'
import { useInviteCode } from '../use-invite-code'
import { PracticeFlow } from './practice-flow'
import { Rehearsal } from './rehearsal'

export const Route = createFileRoute('/practice/interview/$id')({
  validateSearch: search({
    code: text,
    email: text,
    first_name: text,
    last_name: text,
    mode: parseEnum('chat', 'live', 'text', 'no-voice'),
    try_mode: flag,
  }),
  loader: () => ensureAreas('candidate', 'integrity', 'practice'),
  component: PracticePage,
})

function PracticePage() {
  const { id } = Route.useParams()
  const { try_mode } = Route.useSearch()
  return try_mode ? <Rehearsal key={id} linkId={id} /> : <Practice />
}

function Practice() {
  const { id } = Route.useParams()
  const { code: givenCode, ...asked } = Route.useSearch()
  const navigate = Route.useNavigate()
  const code = useInviteCode(id, givenCode, () => navigate({ search: asked, replace: true }))
  const intro = useQuery(
    query.interview.candidate.intro.queryOptions({ input: { linkId: id, ...(code ? { code } : {}) }, staleTime: 0 }),
  )
  const t = useTranslations('candidate.practice')
  usePageTitle(t('pageTitle'))
  if (intro.error) return <LinkProblem linkId={id} error={intro.error} onRetry={() => intro.refetch()} />
  if (!intro.data) return <SkeletonPage />
  const details = { firstName: asked.first_name ?? '', lastName: asked.last_name ?? '', email: asked.email ?? '' }
  return (
    <PracticeFlow
      key={`${id} ${code}`}
      intro={intro.data}
      draft={openDraft(id)}
      details={details}
      asked={asked.mode ?? null}
      isRehearsal={false}
    />
  )
}
