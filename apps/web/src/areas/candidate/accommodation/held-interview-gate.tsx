import type { InterviewIntro } from '@candor/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { useOwnRequests } from './use-own-requests'

// Few candidates have asked.
const HeldInterview = lazy(async () => {
  const [file] = await Promise.all([import('./held-interview'), ensureAreas('accommodation')])
  return { default: file.HeldInterview }
})

interface HeldInterviewGateProps {
  intro: InterviewIntro
  session: NonNullable<InterviewIntro['session']>
  isFromInterview: boolean
  /** The page of a begun interview in which nothing was asked for. */
  children: ReactNode
}

/** Who comes back to an interview in which they asked for something sees first what became of it. */
export function HeldInterviewGate({ intro, session, isFromInterview, children }: HeldInterviewGateProps) {
  const { data, failureCount, fetchStatus } = useOwnRequests(session.id)
  const [request] = data?.items ?? []
  const [hasFailed, setHasFailed] = useState(false)
  // A failure must not keep anyone from continuing. A retry in a dialog of the page must not close it.
  if (!hasFailed && data === undefined && (failureCount > 0 || fetchStatus === 'paused')) setHasFailed(true)
  if (data === undefined) return hasFailed ? children : <SkeletonPage />
  if (request === undefined) return children
  const { heldUntil, requestsLeft } = data
  return (
    <Suspense fallback={<SkeletonPage />}>
      <HeldInterview {...{ intro, session, request, heldUntil, requestsLeft, isFromInterview }} />
    </Suspense>
  )
}
