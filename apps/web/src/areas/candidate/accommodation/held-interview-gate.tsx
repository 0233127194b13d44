import type { InterviewIntro } from '@candor/contract'
import { lazy, type ReactNode, Suspense } from 'react'
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
  const { data, failureCount } = useOwnRequests(session.id)
  const [request] = data?.items ?? []
  // A failure must not keep anyone from continuing.
  if (data === undefined) return failureCount === 0 ? <SkeletonPage /> : children
  if (request === undefined) return children
  const { heldUntil, requestsLeft } = data
  return (
    <Suspense fallback={<SkeletonPage />}>
      <HeldInterview {...{ intro, session, request, heldUntil, requestsLeft, isFromInterview }} />
    </Suspense>
  )
}
