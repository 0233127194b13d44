import type { PointResult, QuestionResult } from '@candor/contract'
import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** The states of a point differ by shape, not by color. */
export const pointIcons = {
  covered: CircleCheck,
  partly: CircleDot,
  not_heard: CircleDashed,
} as const satisfies Record<PointResult['state'], LucideIcon>

export const countPoints = (points: readonly PointResult[], state: PointResult['state']): number =>
  points.filter((point) => point.state === state).length

/** How many points of a question were covered, and how many partly; nothing where they aren't counted. */
export function PointCount({ result }: { result: Pick<QuestionResult, 'share' | 'points' | 'pointCount'> }) {
  const t = useTranslations('assessment.byQuestion')
  const { share, points, pointCount } = result
  if (share === null) return null
  return (
    <span className="tnum">
      {t('share', {
        covered: countPoints(points, 'covered'),
        partly: countPoints(points, 'partly'),
        total: pointCount,
      })}
    </span>
  )
}
