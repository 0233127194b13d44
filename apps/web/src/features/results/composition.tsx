import type { Assessment } from '@candor/contract'
import { useTranslations } from 'use-intl'

/** What the overall level is made of, in words. */
export function Composition({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment.panel')
  const { groups, points } = assessment.weights
  if (points !== undefined && assessment.groups.communication.state !== 'scored') return t('compositionPointsAlone')
  const communication = Math.round(groups.communication * 100)
  if (points !== undefined) return t('compositionPoints', { points: Math.round(points * 100), communication })
  return t('composition', { communication, cognitive: Math.round(groups.cognitive * 100) })
}
