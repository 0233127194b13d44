import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { query } from '../../../../shared/api/client'
import { LinkButton } from '../../../../shared/ui/link-button'

const POLL_MS = 3_000

/** Links to the candidate's own page as soon as the submission exists. */
export function OwnPageLink({ sessionId }: { sessionId: string }) {
  const t = useTranslations('candidate.done')
  const submissionId = useQuery({
    ...query.interview.chat.evaluate.queryOptions({ input: { sessionId } }),
    select: (found) => found.submissionId,
    refetchInterval: ({ state }) => (state.data?.submissionId === null ? POLL_MS : false),
  }).data
  if (!submissionId) return null
  return (
    <LinkButton href={`/submission/${submissionId}`} variant="secondary" size="lg">
      {t('ownPage')}
      <ArrowRight size={16} aria-hidden="true" />
    </LinkButton>
  )
}
