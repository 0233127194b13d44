import { useFormatter, useTranslations } from 'use-intl'
import { formatClock } from '../../../../shared/format-clock'
import type { Summary } from './summarize'

/** The sentences of a summary. Each states figures and headings of the result. */
export function useSummaryTexts() {
  const t = useTranslations('submissionReview.summary')
  const format = useFormatter()
  const join = (names: readonly string[]): string => format.list([...names], { type: 'unit' })
  return {
    strongest: (line: Summary['strongest']): string =>
      line.kind === 'points'
        ? t('strongestPoints', { number: line.number, covered: line.covered, total: line.total })
        : t(line.kind === 'none' ? 'strongestNone' : 'uncounted'),
    gap: (line: Summary['gap']): string =>
      line.kind === 'points'
        ? t('gapPoints', { number: line.number, points: join(line.headings), more: line.more })
        : t(line.kind === 'none' ? 'gapNone' : 'uncounted'),
    mustHaves: ({ total, named, missing, notSearched }: Summary['mustHaves']): string => {
      if (total === 0) return t('mustHavesNone')
      if (missing.length > 0) return t('mustHavesMissing', { named, total, names: join(missing) })
      return notSearched.length > 0
        ? t('mustHavesOpen', { named, total, names: join(notSearched) })
        : t('mustHavesAll', { total })
    },
    known: (known: Summary['known'], durationMs: number): string =>
      t('answered', { ...known, time: formatClock(durationMs) }),
    next: (line: Summary['next']): string => {
      if (line.kind === 'mustHave') return t('nextMustHave', { name: line.name })
      if (line.kind === 'point') return t('nextPoint', { number: line.number, heading: line.heading })
      return line.kind === 'question' ? t('nextQuestion', { number: line.number }) : t('nextNone')
    },
  }
}
