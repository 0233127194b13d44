import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { flag, id, search } from '../../../shared/search'
import { preloadAlertDialog } from '../../../shared/ui/alert-dialog'
import { preloadDialog } from '../../../shared/ui/dialog'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { openDraft } from '../draft'
import { LinkProblem } from '../link-problem'
import { sendPendingRecordings } from '../send-pending-recordings'
import { preloadTroubleshooting } from '../troubleshooting-guide'
import { useAccent } from '../use-accent'
import { InterviewFlow } from './interview-flow'
import { PracticeInterview } from './practice-interview'
import { SessionMissing } from './session-missing'

export const Route = createFileRoute('/interview/$id/start')({
  validateSearch: search({ practice: flag, sessionId: id, loop: flag }),
  loader: () => ensureAreas('candidate', 'recording'),
  component: InterviewPage,
})

/** What an interview shows when its connection is lost must be here before. */
const preloadPopups = () => Promise.allSettled([preloadDialog(), preloadAlertDialog(), preloadTroubleshooting()])

function InterviewPage() {
  const { id: linkId } = Route.useParams()
  const { practice, sessionId, loop } = Route.useSearch()
  const navigate = Route.useNavigate()
  // At once: later, what is stored belongs to a take that is still running.
  useEffect(sendPendingRecordings, [])
  useEffect(() => void preloadPopups(), [])
  const t = useTranslations('candidate')
  const code = openDraft(linkId).readCode()
  const { queryKey: _own, ...options } = query.interview.candidate.intro.queryOptions({
    input: { linkId, ...(code === null ? {} : { code }), ...(sessionId === undefined ? {} : { sessionId }) },
  })
  // A key of its own: the page starts with the current session, not with what the pre-interview page loaded.
  const intro = useQuery({
    ...options,
    queryKey: ['candidate-interview-page', linkId, sessionId],
    staleTime: 0,
    gcTime: 0,
  })
  useAccent(intro.data?.accent)
  usePageTitle(intro.data ? t('title', { company: intro.data.organizationName }) : undefined)
  if (intro.error) return <LinkProblem linkId={linkId} error={intro.error} onRetry={() => intro.refetch()} />
  if (!intro.data) return <SkeletonPage />
  if (practice) return <PracticeInterview intro={intro.data} />
  const { session } = intro.data
  if (session === null || session.isPractice) return <SessionMissing linkId={linkId} />
  const retakeLoop = {
    isOn: loop === true,
    change: (isOn: boolean) =>
      void navigate({ search: (now) => ({ ...now, loop: isOn ? true : undefined }), replace: true }),
  }
  return <InterviewFlow key={session.id} intro={intro.data} initial={session} loop={retakeLoop} />
}
