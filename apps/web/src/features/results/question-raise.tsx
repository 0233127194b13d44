import type { QuestionResult } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { countPoints } from './points'

/** To a candidate: how many points would have raised a question's result. Those that weren't heard are not sent to them. */
export function QuestionRaise({ result }: { result: QuestionResult }) {
  const t = useTranslations('assessment.raise.question')
  const { points, pointCount, share } = result
  if (share === null) return null
  const partly = countPoints(points, 'partly')
  const open = pointCount - partly - countPoints(points, 'covered')
  return (
    <p className="mt-1.5 text-sm text-ink-2" data-testid="question-raise">
      {open + partly === 0 ? t('all') : t('more', { open, partly, and: open > 0 && partly > 0 ? 'yes' : 'no' })}
    </p>
  )
}
