import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CvPlace } from '../result-view'
import { type CvLine, drawable, overlaps } from './cv-lines'

/** The CV lines behind levels and remarks. The line that a quote links to is marked and scrolled into view. */
export function CvLineList({ lines, place }: { lines: readonly CvLine[]; place: CvPlace | null }) {
  const t = useTranslations('assessment.cv')
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (place === null || !marked.current) return
    marked.current.focus({ preventScroll: true })
    marked.current.scrollIntoView({ block: 'center' })
  }, [place])
  if (lines.length === 0) return null
  const first = place && lines.find((line) => overlaps(line, place))
  return (
    <section aria-label={t('lines')}>
      <h2 className="text-lg font-semibold">{t('lines')}</h2>
      <ul className="mt-2 flex flex-col gap-1">
        {lines.map((line) => {
          const isMarked = place !== null && overlaps(line, place)
          return (
            <li
              key={`${line.start} ${line.end}`}
              ref={line === first ? marked : undefined}
              tabIndex={-1}
              aria-current={isMarked ? 'true' : undefined}
              data-testid="cv-line"
              className={clsx(
                'border-l-4 px-3 py-1.5 text-sm break-words whitespace-pre-wrap text-ink-2',
                isMarked ? 'rounded-r-lg border-brand bg-brand-soft' : 'border-line',
              )}
            >
              {isMarked ? (
                <mark className="bg-transparent font-medium text-ink">{drawable(line.quote)}</mark>
              ) : (
                drawable(line.quote)
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
