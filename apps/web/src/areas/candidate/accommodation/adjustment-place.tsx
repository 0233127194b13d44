import type { InterviewIntro } from '@candor/contract'
import { hasBegun } from '@candor/domain'
import { lazy, Suspense } from 'react'
import { canAskForAdjustment } from './can-ask'

const AdjustmentNews = lazy(() => import('./adjustment-news').then((file) => ({ default: file.AdjustmentNews })))

/** The place for news above a step. An interview must exist; the page of a begun one has its own place. */
export function AdjustmentPlace({ intro }: { intro: InterviewIntro }) {
  const { session } = intro
  if (!canAskForAdjustment(session) || hasBegun(session)) return null
  return (
    <Suspense>
      <AdjustmentNews intro={intro} session={session} />
    </Suspense>
  )
}
