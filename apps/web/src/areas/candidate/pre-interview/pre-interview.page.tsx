import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, redirect } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { flag, id, parseEnum, search, text } from '../../../shared/search'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { openDraft } from '../draft'
import { LinkProblem } from '../link-problem'
import { clearLinkToken, findLinkToken, storeLinkToken } from '../restore-access/link-token'
import { useAccent } from '../use-accent'
import { useInviteCode } from '../use-invite-code'
import { AllowedInterview } from './allowed-interview'
import type { Asked } from './pre-interview-state'

// Only mailed links need it.
const ConfirmLink = lazy(() => import('../restore-access/confirm-link').then((file) => ({ default: file.ConfirmLink })))

const readSearch = search({
  code: text,
  email: text,
  first_name: text,
  last_name: text,
  mode: parseEnum('chat', 'live', 'text', 'no-voice'),
  check: flag,
  loop: flag,
  sessionId: id,
  practice: flag,
  try_mode: flag,
  access_token: text,
  lg_key: text,
})

export const Route = createFileRoute('/interview/$id')({
  validateSearch: readSearch,
  beforeLoad: ({ params, search: { access_token, lg_key, ...rest } }) => {
    if (storeLinkToken(params.id, { access_token, lg_key }))
      throw redirect({ to: '/interview/$id', params, search: rest, replace: true })
    if (rest.try_mode)
      throw redirect({ to: '/practice/interview/$id', params, search: { try_mode: true }, replace: true })
  },
  loader: () => ensureAreas('candidate', 'integrity'),
  component: InterviewPage,
})

/** The pre-interview page. A mailed link must be confirmed first; nothing is loaded before that. */
function InterviewPage() {
  const { id } = Route.useParams()
  const [accessToken, setAccessToken] = useState(() => findLinkToken(id))
  const t = useTranslations('candidate.restoreAccess')
  usePageTitle(accessToken === null ? undefined : t('arrival'))
  if (accessToken === null) return <OpenInterview />
  const dismissLink = () => {
    clearLinkToken()
    setAccessToken(null)
  }
  return (
    <Suspense fallback={<SkeletonPage />}>
      <ConfirmLink linkId={id} accessToken={accessToken} onDone={dismissLink} />
    </Suspense>
  )
}

type AskedSearch = Omit<ReturnType<typeof readSearch>, 'code'>

const toAsked = (search: AskedSearch): Asked => ({
  details: {
    firstName: search.first_name ?? '',
    lastName: search.last_name ?? '',
    email: search.email ?? '',
  },
  mode: search.mode ?? null,
  opensDevices: search.check ?? false,
  isRetakeLoop: search.loop ?? false,
  sessionId: search.sessionId ?? null,
})

function OpenInterview() {
  const { id: linkId } = Route.useParams()
  const { code: givenCode, ...asked } = Route.useSearch()
  const navigate = Route.useNavigate()
  const code = useInviteCode(linkId, givenCode, () => navigate({ search: asked, replace: true }))
  const { sessionId } = asked
  const intro = useQuery(
    query.interview.candidate.intro.queryOptions({
      input: { linkId, ...(code ? { code } : {}), ...(sessionId ? { sessionId } : {}) },
      staleTime: 0,
    }),
  )
  const t = useTranslations('candidate')
  useAccent(intro.data?.accent)
  usePageTitle(intro.data ? t('title', { company: intro.data.organizationName }) : undefined)
  if (asked.practice) return <Navigate to="/practice/interview/$id" params={{ id: linkId }} replace />
  if (intro.data) {
    const props = {
      intro: intro.data,
      draft: openDraft(linkId),
      asked: toAsked(asked),
      onChanged: () => intro.refetch(),
    }
    return <AllowedInterview key={`${linkId} ${code}`} {...props} />
  }
  if (intro.error) return <LinkProblem linkId={linkId} error={intro.error} onRetry={() => intro.refetch()} />
  return <SkeletonPage />
}
