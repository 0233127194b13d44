import type { InterviewIntro } from '@candor/contract'
import { isOver, wasAbandoned } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'

/** What became of this browser's earlier interview, before a new one begins. */
export function EarlierInterview({ intro }: { intro: InterviewIntro }) {
  const t = useTranslations('candidate.intro')
  const information = useTranslations('candidate.information')
  const { session, organizationName: company, attemptsLeft } = intro
  if (session === null || session.isPractice || !isOver(session)) return null
  const unsubmitted = wasAbandoned(session) ? 'abandonedBefore' : 'emptyBefore'
  return (
    <Banner className="mb-6">
      <span>
        {session.isSubmitted ? t('submittedBefore', { company, count: attemptsLeft }) : t(unsubmitted, { company })}
      </span>{' '}
      <a
        href={`/interview/${intro.linkId}/start?sessionId=${session.id}`}
        className="font-medium underline underline-offset-4"
      >
        {information('openSubmitted')}
      </a>
    </Banner>
  )
}
