import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { InstructionLines } from '../../pre-interview/instruction-lines'
import { PreInterviewFrame } from '../../pre-interview/pre-interview-frame'
import type { PracticeState } from '../practice-state'

/** How the practice works in the chosen mode. */
export function PracticeInstruction({ practice }: { practice: PracticeState }) {
  const t = useTranslations('practice.instruction')
  const common = useTranslations('common.actions')
  const { intro, mode, durationMs } = practice
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
        <InstructionLines intro={intro} mode={mode} durationMs={durationMs} end={t('end')} />
      </div>
    </PreInterviewFrame>
  )
}
