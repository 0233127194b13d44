import { useTranslations } from 'use-intl'
import type { RowGroup } from './rows'

interface JumpListProps {
  groups: readonly RowGroup[]
  /** When the question was asked, as minutes and seconds. */
  getTime: (group: RowGroup) => string
}

const goTo = (key: string): void => {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
  row?.scrollIntoView({ block: 'start' })
  row?.focus({ preventScroll: true })
}

/** The questions of the transcript with their times, to jump to. */
export function JumpList({ groups, getTime }: JumpListProps) {
  const t = useTranslations('submissionReview.transcript')
  if (groups.length < 2) return null
  return (
    <nav aria-label={t('jump')} className="flex flex-wrap gap-1.5 border-b border-line px-3 pt-1 pb-3">
      {groups.map((group) => (
        <button
          key={group.key}
          type="button"
          data-testid="transcript-jump"
          aria-label={`${t('question', { number: group.questionNumber })}, ${getTime(group)}`}
          onClick={() => goTo(group.key)}
          className="tnum flex items-center gap-1.5 rounded-lg bg-sunken px-2.5 py-1 text-sm hover:bg-brand-soft touch:min-h-11"
        >
          {group.questionNumber}
          <span className="text-xs text-ink-3">{getTime(group)}</span>
        </button>
      ))}
    </nav>
  )
}
