import { isSilentMode } from '@candor/domain'
import { DoorOpen, LifeBuoy, MessageCircle, Repeat2, Volume2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { isModeChoice, Lines } from '../../pre-interview/instruction-lines'
import { PreInterviewFrame } from '../../pre-interview/pre-interview-frame'
import type { PracticeState } from '../practice-state'

/** What is worth trying in a practice. */
export function PracticeSecondInstruction({ practice }: { practice: PracticeState }) {
  const t = useTranslations('practice.secondInstruction')
  const common = useTranslations('common.actions')
  const lines = [
    { Icon: MessageCircle, text: t('answer') },
    ...(isModeChoice(practice.intro) ? [{ Icon: Repeat2, text: t('change') }] : []),
    ...(isSilentMode(practice.mode) ? [] : [{ Icon: Volume2, text: t('mute') }]),
    { Icon: LifeBuoy, text: t('help') },
    { Icon: DoorOpen, text: t('leave') },
  ]
  return (
    <PreInterviewFrame
      preInterview={practice}
      title={t('title')}
      lead={t('text')}
      action={
        <Button size="lg" onClick={practice.next}>
          {common('continue')}
        </Button>
      }
    >
      <div className="max-w-[680px]">
        <Lines lines={lines} />
      </div>
    </PreInterviewFrame>
  )
}
