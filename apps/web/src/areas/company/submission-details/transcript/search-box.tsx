import { ChevronDown, ChevronUp, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import type { TranscriptSearch } from './use-search'

/** Searches the transcript. Enter goes to the next match, Shift+Enter to the previous one. */
export function SearchBox({ search }: { search: TranscriptSearch }) {
  const t = useTranslations('company.review.transcript')
  const { words, matches, current, step } = search
  return (
    <search className="flex items-center gap-1">
      {words.trim() !== '' && (
        <>
          <span role="status" className="tnum text-xs whitespace-nowrap text-ink-3">
            {t('matches', { current: current + 1, count: matches.length })}
          </span>
          <Button
            variant="ghost"
            size="icon"
            className="size-7"
            aria-label={t('previousMatch')}
            disabled={matches.length === 0}
            onClick={() => step(-1)}
          >
            <ChevronUp size={15} aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="size-7"
            aria-label={t('nextMatch')}
            disabled={matches.length === 0}
            onClick={() => step(1)}
          >
            <ChevronDown size={15} aria-hidden="true" />
          </Button>
        </>
      )}
      <label className="flex h-8 items-center gap-2 rounded-lg bg-sunken px-2.5 text-ink-3 focus-within:outline-2 focus-within:outline-brand">
        <Search size={14} aria-hidden="true" />
        <input
          aria-label={t('search')}
          placeholder={t('search')}
          value={words}
          onChange={(event) => search.search(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
          }}
          className="w-36 bg-transparent text-sm text-ink outline-none placeholder:text-ink-3 max-xl:w-20"
        />
      </label>
    </search>
  )
}
