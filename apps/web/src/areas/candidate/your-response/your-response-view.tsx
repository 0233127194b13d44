import type { OwnSubmission, OwnSubmissionSummary } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { LostArt } from '../../../shared/ui/art'
import { CandidateShell } from '../../../shared/ui/candidate-shell'
import { Card } from '../../../shared/ui/card'
import { LinkButton } from '../../../shared/ui/link-button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { FeedbackDialog } from '../feedback/feedback-dialog'
import { getHost } from '../host'
import { LoadFailed, Loading, NoInterviews, OwnInterviewList } from '../own-interviews/own-interviews-view'
import { useOwnList } from '../own-interviews/use-own-list'
import { MomentPlayer } from '../submission/moment-player'
import { OwnAnswers } from '../submission/own-answers'
import { useMoments } from '../submission/use-moments'
import { useOwnSubmission } from '../submission/use-own-submission'
import { useAccent } from '../use-accent'

/** The candidate's answers of one interview: of the one that is named, or of the only one. */
export function YourResponseView({ sessionId }: { sessionId: string | null }) {
  const t = useTranslations('responses.page')
  const { data, error, refetch } = useOwnList()
  if (error && data === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Loading title={t('title')} />
  const [only, ...others] = data
  if (only === undefined) return <NoInterviews />
  if (sessionId === null) return others.length > 0 ? <OwnInterviewList items={data} /> : <Response summary={only} />
  const named = data.find((item) => item.sessionId === sessionId)
  return named === undefined ? <NotFound /> : <Response summary={named} />
}

function NotFound() {
  const t = useTranslations('responses.page')
  return (
    <NoticePage
      art={<LostArt />}
      title={t('notFoundTitle')}
      actions={
        <LinkButton href="/submission" size="lg">
          {t('toList')}
        </LinkButton>
      }
    >
      <p>{t('notFoundText')}</p>
    </NoticePage>
  )
}

function Response({ summary }: { summary: OwnSubmissionSummary }) {
  const t = useTranslations('responses.page')
  const { data, error, refetch } = useOwnSubmission(summary.id)
  if (data !== undefined) return <Answers own={data} />
  return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Loading title={t('title')} />
}

function Answers({ own }: { own: OwnSubmission }) {
  const t = useTranslations('responses.page')
  const texts = useTranslations('assessment.own')
  const format = useFormatter()
  useAccent(own.accent)
  const moments = useMoments(own)
  const date = format.dateTime(new Date(own.submittedAt), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <CandidateShell
      company={getHost(own)}
      lead={texts('lead', { position: own.positionName, company: own.organizationName })}
    >
      <h1 className="text-2xl font-semibold md:text-3xl">{own.positionName}</h1>
      <p className="mt-1 mb-5 text-sm text-ink-3">{texts('submitted', { date })}</p>
      <div className="flex flex-col gap-5">
        <OwnAnswers own={own} place={null} hasTimes onPlay={moments.play} />
        <Card padding="lg" aria-label={t('moreTitle')}>
          <h2 className="text-xl font-semibold">{t('moreTitle')}</h2>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton href={`/submission/${own.id}`} size="lg">
              {t(own.result === 'ready' ? 'toResult' : 'toInterview')}
            </LinkButton>
            <FeedbackDialog sessionId={own.sessionId} company={own.organizationName} />
            <LinkButton href="/submission" variant="secondary" size="lg">
              {t('toList')}
            </LinkButton>
            <LinkButton href="/support" variant="ghost" size="lg">
              {t('toSupport')}
            </LinkButton>
          </div>
        </Card>
      </div>
      {moments.isOpen && <MomentPlayer own={own} player={moments.player} onClose={moments.close} />}
    </CandidateShell>
  )
}
