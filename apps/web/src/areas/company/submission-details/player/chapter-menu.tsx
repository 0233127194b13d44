import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Chapter } from '../../../../features/results/player/timeline'
import type { Player } from '../../../../features/results/player/use-player'
import { Menu } from '../../../../shared/ui/menu'
import { controlStyle } from './control-style'

const LONGEST = 64

const shortened = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST).trimEnd()}…`)

/** Shows the current answer. Opened, it lists all answers to go to. */
export function ChapterMenu({ player }: { player: Player }) {
  const t = useTranslations('company.review.player')
  const { chapter, timeline } = player
  if (!chapter) return null
  const formatName = ({ isFollowUp, questionNumber }: Chapter) =>
    t(isFollowUp ? 'followUp' : 'chapter', { number: questionNumber })
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${t('chapters')}: ${formatName(chapter)}`}
          className={clsx(controlStyle, 'ml-1.5 gap-1.5 px-2 text-sm')}
        >
          <span className="truncate">{formatName(chapter)}</span>
          <ChevronDown size={14} aria-hidden="true" className="shrink-0" />
        </button>
      }
      items={timeline.chapters.map((entry) => ({
        label: `${formatName(entry)} · ${shortened(entry.questionText)}`,
        isChosen: entry.answerId === chapter.answerId,
        onSelect: () => player.playAnswer(entry.answerId, null),
      }))}
    />
  )
}
