import type { FaultSpan } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { faultText } from './fault-text'

/** One sentence for a fault, the same on both sides. Needs the area `recording`. */
export function useFaultText(): (fault: FaultSpan, answerMs: number | null) => string {
  const t = useTranslations('recording.faultReport')
  return (fault, answerMs) => {
    const { kind, extent, from, to, seconds } = faultText(fault, answerMs)
    return t(`${extent}.${kind}`, { from, to, seconds })
  }
}
