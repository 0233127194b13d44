import type { Evidence } from '@candor/contract'
import { Play, TextQuote } from 'lucide-react'
import { useQuoteTarget } from './use-quote-target'

/** Plays a quote, or shows its words. `name` says what the quote is about. */
export function QuoteButton({ item, name }: { item: Evidence | null; name: string }) {
  const target = useQuoteTarget()(item)
  if (target === null) return null
  const Icon = target.time === null ? TextQuote : Play
  return (
    <button
      type="button"
      aria-label={`${name}: ${target.label}`}
      data-testid="quote-button"
      onClick={target.go}
      className="tnum flex shrink-0 items-center gap-1 rounded-sm text-sm font-medium text-brand-ink hover:underline touch:min-h-11 touch:min-w-11 touch:justify-center"
    >
      <Icon size={11} fill={target.time === null ? 'none' : 'currentColor'} aria-hidden="true" />
      {target.time ?? <span className="sr-only">{target.label}</span>}
    </button>
  )
}
