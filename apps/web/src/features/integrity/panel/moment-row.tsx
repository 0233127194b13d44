import type { IntegrityView } from '@candor/contract'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatPosition } from '../../../shared/format-clock'
import type { Playback } from '../../../shared/playback'
import { Button } from '../../../shared/ui/button'
import { CommentField } from './comment-field'
import { momentQuality, toWholeSeconds } from './moment-quality'

export type Moment = IntegrityView['intervals'][number]

/** Starts a second early, so that the viewer sees the moment begin. */
const LEAD_MS = 1_000

interface MomentRowProps {
  moment: Moment
  questionNumber: number | null
  playback: Playback | null
  onComment: ((intervalId: string, text: string) => Promise<unknown>) | null
  /** The candidate's objection, to what `title` says. */
  renderObjection?: ((intervalId: string, title: string) => ReactNode) | undefined
}

/** One noticed stretch as a sentence, the button that plays it, and the candidate's comment. */
export function MomentRow({ moment, questionNumber, playback, onComment, renderObjection }: MomentRowProps) {
  const t = useTranslations('integrity.panel')
  const { answerId, startMs, endMs, kind } = moment
  const positionMs = playback?.positionMs(answerId, startMs) ?? null
  const time = formatPosition(positionMs ?? startMs)
  const sentence = t(`moment.${kind}`, {
    seconds: toWholeSeconds(endMs - startMs),
    time,
    quality: momentQuality(moment),
  })
  return (
    <li data-moment={kind} className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <p className="tnum min-w-56 flex-1 text-sm text-ink">
          {sentence}
          {questionNumber !== null && (
            <span className="block text-xs text-ink-3">
              {t(positionMs === null ? 'inAnswerAlone' : 'inAnswer', { number: questionNumber })}
            </span>
          )}
        </p>
        {positionMs === null ? (
          <span className="text-xs text-ink-3">{t('noMedia')}</span>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            data-testid="integrity-play"
            onClick={() => playback?.play(answerId, Math.max(0, startMs - LEAD_MS))}
          >
            <Play size={12} fill="currentColor" aria-hidden="true" />
            {t('play', { time })}
          </Button>
        )}
      </div>
      <CommentField
        title={sentence}
        comment={moment.comment}
        onSave={onComment === null ? null : (text) => onComment(moment.id, text)}
      />
      {renderObjection?.(moment.id, sentence)}
    </li>
  )
}
