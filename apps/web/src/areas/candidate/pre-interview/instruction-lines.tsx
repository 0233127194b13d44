import { type InterviewIntro, textAnswerLimits } from '@candor/contract'
import { isHandsFreeMode, isSpokenMode } from '@candor/domain'
import { BookOpen, CheckCircle2, Clock, Ear, Keyboard, ListChecks, type LucideIcon, Mic, Repeat2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { type InterviewMode, typedMode } from '../mode'

interface Line {
  Icon: LucideIcon
  text: string
}

/** Sentences in order, each with a picture. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <Card padding="lg">
      <ol className="flex flex-col gap-5">
        {lines.map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-4 text-base">
            <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-brand-ink" />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Speaking and typing are both offered. */
export const isModeChoice = ({ modes }: Pick<InterviewIntro, 'modes'>): boolean =>
  modes.some(isSpokenMode) && typedMode(modes) !== null

interface InstructionLinesProps {
  intro: InterviewIntro
  mode: InterviewMode
  durationMs: number
  /** What happens at the end. */
  end: string
}

/** How an interview or a practice works in this mode. */
export function InstructionLines({ intro, mode, durationMs, end }: InstructionLinesProps) {
  const t = useTranslations('candidate.instruction')
  const isOwnPace = intro.session?.isOwnPace === true
  const lines: Line[] = [
    { Icon: Clock, text: isOwnPace ? t('noClock') : t('clock', { minutes: Math.round(durationMs / 60_000) }) },
    isSpokenMode(mode) ? { Icon: Ear, text: t('listen') } : { Icon: BookOpen, text: t('read') },
    ...(isSpokenMode(mode)
      ? [
          { Icon: Mic, text: isHandsFreeMode(mode) ? t('speakFreely') : t('speak') },
          { Icon: CheckCircle2, text: isHandsFreeMode(mode) ? t('silence') : t('done') },
        ]
      : [{ Icon: Keyboard, text: t('type', { max: textAnswerLimits.maxCharacters }) }]),
    ...(isModeChoice(intro) ? [{ Icon: Repeat2, text: t('change') }] : []),
    { Icon: ListChecks, text: end },
  ]
  return <Lines lines={lines} />
}
