import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

interface AnchorProps {
  level: number
  text: string
  isOwn: boolean
  /** On wide screens the five anchors stand side by side, each with its level above its words. */
  isInColumns?: boolean
  isDisabled?: boolean
  onPick: () => void
}

/** One of the five anchors. A check and words mark the member's level, not the color alone. */
export function Anchor({ level, text, isOwn, isInColumns = false, isDisabled = false, onPick }: AnchorProps) {
  const t = useTranslations('submissionReview.anchors')
  return (
    <button
      type="button"
      data-testid={`anchor-${level}`}
      aria-pressed={isOwn}
      aria-label={t('level', { level, anchor: text })}
      disabled={isDisabled}
      onClick={onPick}
      className={clsx(
        'flex min-h-11 gap-3 rounded-xl border px-3 py-2.5 text-left text-sm transition-colors duration-120',
        isInColumns && 'xl:flex-col xl:gap-1',
        isOwn ? 'border-brand-ink bg-brand-soft' : 'border-line bg-card hover:border-line-strong',
      )}
    >
      <span className="tnum flex shrink-0 items-center justify-between gap-1 font-semibold">
        {level}
        {isOwn && <Check size={14} aria-hidden="true" className="text-brand-ink" />}
      </span>
      <span className="min-w-0 flex-1 break-words text-ink-2">{text}</span>
    </button>
  )
}
