import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { QuoteButton } from '../questions/quote-button'
import type { ReelQuote } from './list-reel-quotes'
import type { Reel } from './use-submission-reel'

function Quote({ quote, isCurrent }: { quote: ReelQuote; isCurrent: boolean }) {
  return (
    <li
      data-testid="reel-quote"
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(
        'flex items-start justify-between gap-3 border-l-2 py-1 pl-3',
        isCurrent ? 'border-brand-ink bg-brand-soft' : 'border-line',
      )}
    >
      <div className="min-w-0">
        <p className="text-xs text-ink-3">{quote.heading}</p>
        <p className={clsx('text-base break-words', isCurrent && 'font-medium')}>“{quote.evidence.quote}”</p>
      </div>
      <QuoteButton item={quote.evidence} name={quote.heading} />
    </li>
  )
}

/** The three strongest points with their quotes, to be played one after another; a typed interview has the quotes alone. */
export function ReelCard({ reel }: { reel: Reel }) {
  const t = useTranslations('submissionReview.reel')
  const { quotes, place, toggle } = reel
  if (quotes.length === 0) return null
  const Icon = place === null ? Play : Pause
  const current = place === null ? undefined : quotes[place]
  return (
    <Card data-testid="reel" aria-labelledby="reel-title">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="reel-title" className="text-sm font-semibold">
          {t('title')}
        </h2>
        {toggle !== null && (
          <Button variant="secondary" size="sm" onClick={toggle}>
            <Icon size={13} fill="currentColor" aria-hidden="true" />
            {t(place === null ? 'play' : 'stop')}
            <kbd className="text-xs text-ink-3 max-lg:hidden">E</kbd>
          </Button>
        )}
      </div>
      <ol className="flex flex-col gap-2">
        {quotes.map((quote, index) => (
          <Quote key={`${quote.questionId} ${quote.heading}`} quote={quote} isCurrent={index === place} />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {current !== undefined &&
          place !== null &&
          t('playing', { number: place + 1, total: quotes.length, heading: current.heading })}
      </p>
    </Card>
  )
}
