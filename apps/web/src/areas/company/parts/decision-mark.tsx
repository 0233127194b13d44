import type { ReviewDecision } from '@candor/contract'
import { Check, CircleDashed, type LucideIcon, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

export const decisionIcons = { yes: Check, maybe: CircleDashed, no: X } as const satisfies Record<
  ReviewDecision,
  LucideIcon
>

/** The member's own decision: an icon and a word, never a color. */
export function DecisionMark({ decision }: { decision: ReviewDecision }) {
  const t = useTranslations('submissionList.decisionFilters')
  const Icon = decisionIcons[decision]
  return (
    <span data-testid="own-decision" className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon size={15} aria-hidden="true" className="text-ink-3" />
      {t(decision)}
    </span>
  )
}
