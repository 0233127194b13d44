import type { InterviewIntro, Session } from '@candor/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { query } from '../../../shared/api/client'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { typedMode } from '../mode'
import { useOwnRequests } from './use-own-requests'

// Few candidates have asked.
const NewestRequest = lazy(async () => {
  const [file] = await Promise.all([import('./newest-request'), ensureAreas('accommodation')])
  return { default: file.NewestRequest }
})

/** Above a step before the interview: what became of the candidate's request. The page of a begun interview has its own place for it. */
export function AdjustmentNews({ intro, session }: { intro: InterviewIntro; session: Session }) {
  const client = useQueryClient()
  const { data } = useOwnRequests(session.id)
  const isNewlyTyped =
    (data?.items.some(({ answer }) => answer?.allowsTyping) ?? false) && typedMode(intro.modes) === null
  useEffect(() => {
    // The answer came while the page is open: the choice of how to answer has one more way.
    if (isNewlyTyped) void client.invalidateQueries({ queryKey: query.interview.candidate.intro.key() })
  }, [isNewlyTyped, client])
  const [newest] = data?.items ?? []
  if (newest === undefined) return null
  return (
    <Suspense>
      <NewestRequest
        request={newest}
        heldUntil={data?.heldUntil ?? null}
        company={intro.organizationName}
        interviewLanguage={session.language}
      />
    </Suspense>
  )
}
