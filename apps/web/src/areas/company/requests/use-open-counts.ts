import { accommodationLimits, requestLimits } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

const REFRESH_MS = 60_000

interface Abilities {
  isReviewer: boolean
  /** Only members who answer know of adjustments. */
  canAnswer: boolean
}

/** As it is shown ("99+"); null: none. */
function formatCount(open: number, isCutOff: boolean): string | null {
  if (open === 0) return null
  return isCutOff || open >= requestLimits.counted ? `${requestLimits.counted - 1}+` : String(open)
}

/** How many requests wait for an answer; null: none, not known yet, or the member doesn't answer them. */
export function useOpenCounts({ isReviewer, canAnswer }: Abilities) {
  const reviews = useQuery({
    ...query.interview.request.count.queryOptions({ refetchInterval: REFRESH_MS }),
    enabled: isReviewer,
  })
  const adjustments = useQuery({
    ...query.interview.accommodation.count.queryOptions({ refetchInterval: REFRESH_MS }),
    enabled: canAnswer,
  })
  const open = { reviews: reviews.data?.open ?? 0, adjustments: adjustments.data?.open ?? 0 }
  const isCutOff = {
    reviews: open.reviews >= requestLimits.counted,
    adjustments: open.adjustments >= accommodationLimits.counted,
  }
  return {
    reviews: formatCount(open.reviews, isCutOff.reviews),
    adjustments: formatCount(open.adjustments, isCutOff.adjustments),
    all: formatCount(open.reviews + open.adjustments, isCutOff.reviews || isCutOff.adjustments),
  }
}
