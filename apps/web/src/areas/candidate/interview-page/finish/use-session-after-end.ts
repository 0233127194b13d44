import type { Session } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../../shared/api/client'
import { openDraft } from '../../draft'

const POLL_MS = 4000

/** The stream ends with the session, so later changes (transcripts, the submission) are polled. */
export function useSessionAfterEnd(linkId: string, session: Session, apply: (session: Session) => void): void {
  const code = openDraft(linkId).readCode()
  const { queryKey: _own, ...options } = query.interview.candidate.intro.queryOptions({
    input: { linkId, ...(code === null ? {} : { code }) },
  })
  const { data } = useQuery({
    ...options,
    queryKey: ['candidate-after-end', linkId],
    enabled: !session.isPractice && !session.isSubmitted,
    refetchInterval: POLL_MS,
    gcTime: 0,
  })
  const next = data?.session
  useEffect(() => {
    if (next && next.id === session.id) apply(next)
  }, [next, session.id, apply])
}
