import type { RequirementResult } from '@candor/contract'
import { Check, CircleHelp, type LucideIcon, Minus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useQuoteTarget } from '../questions/use-quote-target'

const icons = {
  named: Check,
  not_named: Minus,
  not_searched: CircleHelp,
} as const satisfies Record<RequirementResult['state'], LucideIcon>

const look = 'flex min-h-8 items-center gap-1.5 rounded-lg px-2.5 py-1 text-left text-sm'

function MustHave({ requirement }: { requirement: RequirementResult }) {
  const t = useTranslations('submissionReview.summary')
  const { name, state, evidence } = requirement
  const target = useQuoteTarget()(evidence)
  const Icon = icons[state]
  const words = `${name}: ${t(`mustHave.${state}`)}`
  const icon = <Icon size={14} aria-hidden="true" className="shrink-0" />
  if (target === null)
    return (
      <span data-testid="must-have" data-state={state} className={`${look} border border-line text-ink-2`}>
        {icon}
        {words}
      </span>
    )
  return (
    <button
      type="button"
      data-testid="must-have"
      data-state={state}
      title={evidence === null ? undefined : `“${evidence.quote}”`}
      aria-label={`${words}. “${evidence?.quote ?? ''}”. ${target.label}`}
      onClick={target.go}
      className={`${look} bg-sunken hover:bg-brand-soft touch:min-h-11`}
    >
      {icon}
      {name}
      {target.time !== null && <span className="tnum text-xs font-medium text-brand-ink">{target.time}</span>}
    </button>
  )
}

/** The must-haves of the set: named, with the quote to play or read, or not named. Named doesn't mean good at it. */
export function MustHaveRow({ requirements }: { requirements: readonly RequirementResult[] }) {
  const t = useTranslations('submissionReview.summary')
  if (requirements.length === 0) return null
  return (
    <ul aria-label={t('mustHaves')} className="flex flex-wrap gap-2 border-t border-line px-5 py-3">
      {requirements.map((requirement) => (
        <li key={requirement.name}>
          <MustHave requirement={requirement} />
        </li>
      ))}
    </ul>
  )
}
